import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingMessage } from '#features/survey/survey/components/loading.tsx';
import { Unreachable } from '#features/survey/survey/components/unreachable.tsx';
import { readAddressToken } from '#lib/address-token.ts';
import { isFrameRefused } from '#lib/frame.ts';
import { OwnWindow } from '#features/survey/survey/components/own-window.tsx';
import { linkProblemOf } from '#lib/link-problems.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { toOwnPath } from '@quint/domain/base/own-path.ts';
import { entranceQuery, type Entrance } from '../api.ts';
import type { Outcome } from '../use-sign-up.ts';
import { ENTRANCE_OF, isConfirmed, type EntryOption } from '../model/entry-options.ts';
import { OutcomeNotice, UnusableLink } from './outcome-notice.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { Steps } from './steps.tsx';
import { EntryHeading } from './entry-heading.tsx';

/** The token of the public link. A damaged link must not show the form without a company. */
function useWorkspaceToken(): string | undefined {
  const { searchStr: search, hash } = useLocation();
  return readAddressToken('workspace', { search, hash: hash === '' ? '' : `#${hash}` });
}

/** An entry page of the survey without a personal link: introduction and form. */
export function EntrySignUp({ entryOption }: { readonly entryOption: EntryOption }) {
  const { t } = useTranslation('participation');
  const { t: common } = useTranslation('common');
  const workspace = useWorkspaceToken();
  const entrance: Entrance = { entrance: ENTRANCE_OF[entryOption], workspace };
  // Only a public link belongs to a company; other entry pages belong to the platform.
  const entranceLookup = useQuery({ ...entranceQuery(entrance), enabled: workspace !== undefined });
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRefused] = useState(isFrameRefused);
  if (isRefused) return <OwnWindow />;
  const problem = linkProblemOf(entranceLookup.error);
  if (problem !== undefined) return <UnusableLink problem={problem} />;
  if (entranceLookup.isLoading) return <LoadingMessage text={common('state.loading')} />;
  if (entranceLookup.isError) {
    return (
      <Unreachable
        title={t('unreachable')}
        isRetrying={entranceLookup.isFetching}
        onRetry={() => void entranceLookup.refetch()}
      />
    );
  }
  const finish = (newOutcome: Outcome) => {
    if (newOutcome.kind !== 'started' || isConfirmed(entryOption)) return setOutcome(newOutcome);
    window.location.assign(toOwnPath(newOutcome.next) ?? '/survey');
  };
  if (outcome !== undefined) return <OutcomeNotice outcome={outcome} onAgain={() => setOutcome(undefined)} />;
  const company = entranceLookup.data?.name;
  return (
    <div className="flex flex-col gap-8">
      <EntryHeading
        eyebrow={company === undefined ? t(`${entryOption}.eyebrow`) : t('invites', { workspace: company })}
        title={t(`${entryOption}.title`)}
        text={t(`${entryOption}.text`)}
      />
      <Steps isStacked={isConfirmed(entryOption)} />
      <SignUpForm entryOption={entryOption} entrance={entrance} company={company} onDone={finish} />
      <LostLink />
    </div>
  );
}

/** Help for invited people who cannot find their link. */
export function LostLink() {
  const { t } = useTranslation('participation');
  const support = usePublicSettings()?.supportEmail;
  return (
    <section className="flex flex-col gap-1 border-t border-line pt-5">
      <h2 className="text-sm font-semibold">{t('lost.title')}</h2>
      <p className="text-sm text-pretty text-second">
        {t('lost.text')}{' '}
        {support !== undefined && (
          <a
            href={`mailto:${support}?subject=${encodeURIComponent(t('lost.subject'))}`}
            className="link inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 max-md:min-w-11"
          >
            {t('lost.write')}
          </a>
        )}
      </p>
      <p className="flex flex-wrap gap-x-5 pt-2 text-sm in-data-framed:hidden">
        <a
          href="/"
          className="link inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 max-md:min-w-11"
        >
          {t('login')}
        </a>
        <a
          href="/plans"
          className="link inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 max-md:min-w-11"
        >
          {t('company')}
        </a>
      </p>
    </section>
  );
}
