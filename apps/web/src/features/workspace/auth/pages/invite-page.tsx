import type { CheckInvitationAnswer } from '@quint/contract/workspace/member-invitations.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { NetworkError } from '#lib/api-error.ts';
import { hasReason } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { linkProblemOf, type LinkProblem } from '#lib/link-problems.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { DeclineButton, DeclinedNotice, useDecline } from '../components/decline-request.tsx';
import { InviteForm } from '../components/invite-form.tsx';
import { LinkStep } from '../components/link-step.tsx';
import { SecondFactorForm } from '../components/second-factor-form.tsx';
import { Step, StepLoading } from '../components/step.tsx';
import { useAddressToken } from '../use-address-token.ts';
import { useGoHome } from '../use-go-home.ts';
import { useSignIn } from '../use-sign-in.ts';

/** The invitation of the token, loaded once. */
function useInvitation(token: string | undefined, isUsed: boolean) {
  return useQuery({
    queryKey: ['invite', token],
    queryFn: async () => {
      const answer = await api<CheckInvitationAnswer>('/users/invite/check', { body: { token } });
      return answer.data;
    },
    // While the token is being used it must not be requested again.
    enabled: token !== undefined && !isUsed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function InvalidInvitation({ problem }: { readonly problem: LinkProblem }) {
  const { t } = useTranslation('auth');
  const own =
    problem === 'expired'
      ? { title: t('invite.expired'), text: t('invite.expiredText') }
      : { title: t('invite.invalid'), text: t('invite.invalidText') };
  return (
    <LinkStep problem={problem} {...(problem === 'damaged' ? {} : own)}>
      <div>
        <ButtonLink to="/">{t('invite.toLogin')}</ButtonLink>
      </div>
    </LinkStep>
  );
}

function UnreadInvitation({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const { t } = useTranslation('common');
  const isOffline = error instanceof NetworkError;
  const text = hasReason(error) ? error.message : t('fault.failedText');
  return (
    <Step
      alert
      title={isOffline ? t('fault.offline') : t('fault.loading')}
      lead={isOffline ? t('fault.offlineText') : text}
    >
      <div>
        <Button onPress={retry}>{t('action.retry')}</Button>
      </div>
    </Step>
  );
}

/** Accepts an invitation to a workspace. A signed-in user stays signed in until it is accepted. */
export function InvitePage() {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const token = useAddressToken();
  const signIn = useSignIn('/users/invite/accept', useGoHome());
  const decline = useDecline('/users/invite/decline');
  const invitation = useInvitation(token, signIn.isPending || !decline.isIdle);
  const { data, error } = invitation;
  if (decline.isSuccess) return <DeclinedNotice text={t('declined.invitation')} />;
  const problem = linkProblemOf(error) ?? linkProblemOf(signIn.error);
  if (token === undefined || problem !== undefined) {
    return <InvalidInvitation problem={problem ?? 'damaged'} />;
  }
  if (data === undefined) {
    return error === null ? (
      <StepLoading isTitle text={t('invite.loading')} />
    ) : (
      <UnreadInvitation error={error} retry={() => void invitation.refetch()} />
    );
  }
  if (signIn.requiresCode) {
    return (
      <Step title={t('secondFactor.title')}>
        <SecondFactorForm signIn={signIn} />
      </Step>
    );
  }
  const {
    email,
    has_account: isKnown,
    is_requested: isRequested,
    user_role: role,
    roles,
    workspace,
    inviter,
  } = data;
  const account = isKnown ? 'knownAccount' : 'newAccount';
  return (
    <Step
      title={isRequested ? t('invite.requested.title') : t('invite.title', { workspace: workspace.name })}
      lead={t(isRequested ? `invite.requested.${account}` : `invite.${account}`, { email })}
    >
      {!isRequested && (
        <p className="text-pretty text-second">
          {inviter === null
            ? t('invite.byNobody', { workspace: workspace.name })
            : t('invite.by', { inviter, workspace: workspace.name })}
        </p>
      )}
      {role === 'HIRING_MANAGER' && (
        <p className="text-pretty text-second">
          {t('invite.decider', { roles: format.list(roles), count: roles.length })}
        </p>
      )}
      {role === 'WORKS_COUNCIL' && <p className="text-pretty text-second">{t('invite.council')}</p>}
      <InviteForm invitation={data} token={token} signIn={signIn} />
      <DeclineButton token={token} decline={decline} label={t('declined.invite')} />
    </Step>
  );
}
