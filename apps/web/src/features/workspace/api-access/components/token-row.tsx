import type { ApiToken } from '@quint/contract/workspace/api-tokens.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { useRevokeToken } from '../api.ts';
import { toResources } from '../model/scopes.ts';
import { TakeOverButton } from './take-over-button.tsx';

const TONE = { active: 'strong', expired: 'partial', revoked: 'neutral' } as const;

function RevokeButton({ token: { id, name } }: { readonly token: ApiToken }) {
  const { t } = useTranslation('api-access');
  const [isAsked, setIsAsked] = useState(false);
  const revoke = useRevokeToken();
  const confirm = () =>
    revoke.mutate(id, {
      onSuccess: () => {
        setIsAsked(false);
        notify({ text: t('revoke.done', { name }) });
      },
      onError: (error) => notifyRefusal(error),
    });
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        aria-label={t('revoke.label', { name })}
        onPress={() => setIsAsked(true)}
      >
        {t('revoke.action')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={confirm}
        title={t('revoke.title', { name })}
        text={t('revoke.text')}
        confirm={t('revoke.action')}
        isLoading={revoke.isPending}
      />
    </>
  );
}

/** Describes the scopes of a token: "Talents (read and write), roles (read)". */
function useScopesText(): (token: ApiToken) => string {
  const { t } = useTranslation('api-access');
  return ({ scopes }) =>
    toResources(scopes)
      .map(({ name, read, write }) => {
        const right =
          write === undefined ? 'read' : read === undefined && name === 'invitations' ? 'send' : 'write';
        return t(`scopes.rights.${right}`, { what: t(`scopes.names.${name}`) });
      })
      .join(' · ');
}

/** Describes when a token ended or will end. */
function useExpiryText(): (token: ApiToken) => string {
  const { t } = useTranslation('api-access');
  const format = useFormat();
  return ({ revoked_at: revokedAt, expires_at: end, ended_because: because, responsible }) => {
    if (revokedAt !== null && because === 'left') {
      const date = format.date(revokedAt);
      return responsible === null
        ? t('row.leftNameless', { date })
        : t('row.left', { date, name: responsible });
    }
    if (revokedAt !== null) return t('row.revoked', { date: format.date(revokedAt) });
    return end === null ? t('row.endless') : t('row.ends', { date: format.lastDay(end) });
  };
}

export function TokenRow({ token }: { readonly token: ApiToken }) {
  const { t } = useTranslation('api-access');
  const format = useFormat();
  const formatScopes = useScopesText();
  const endOf = useExpiryText();
  const { id: own } = useCurrentUser();
  const { name, kind, ending, state, created_by: by, last_used_at: lastUse, refusals, responsible } = token;
  const facts = [
    by === null
      ? t('row.made', { date: format.date(token.date_created) })
      : t('row.madeBy', { name: by, date: format.date(token.date_created) }),
    ...(responsible === null || responsible === by ? [] : [t('row.responsible', { name: responsible })]),
    lastUse === null ? t('row.unused') : t('row.used', { when: format.relative(lastUse) }),
    endOf(token),
    ...(refusals === 0 ? [] : [t('row.refused', { count: refusals })]),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
          {name}
          <Badge tone={TONE[state]}>{t(`states.${state}`)}</Badge>
          <Badge>{t(`kinds.${kind}`)}</Badge>
        </span>
        <span className="text-sm text-pretty text-second">{formatScopes(token)}</span>
        <span className="text-xs text-pretty text-third">
          <span className="font-mono">{`qt_…${ending}`}</span>
          {` · ${facts.join(' · ')}`}
        </span>
      </div>
      {state === 'active' && (
        <div className="flex flex-wrap gap-2">
          {kind === 'workspace' && token.responsible_id !== own && <TakeOverButton token={token} />}
          <RevokeButton token={token} />
        </div>
      )}
    </li>
  );
}
