import { toLocale } from '@quint/contract/base/languages.ts';
import type { RoleSurvey } from '@quint/contract/roles/stakeholders.ts';
import { readLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Hourglass, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkNotice } from '#features/survey/survey/components/link-notice.tsx';
import { LoadingMessage } from '#features/survey/survey/components/loading.tsx';
import { Notice } from '#features/survey/survey/components/notice.tsx';
import { Unreachable } from '#features/survey/survey/components/unreachable.tsx';
import { followInvitation } from '#features/survey/survey/model/survey-language.ts';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { OpenRoleSurvey } from '../components/open-role-survey.tsx';
import { RaterLayout } from '../components/rater-layout.tsx';
import { SurveyEnd } from '../components/survey-end.tsx';
import { roleSurveyQuery } from '../use-role-survey.ts';

const STORAGE_KEY = 'quint.role-survey';

function readStored(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // Storage may be disabled; the link in the mail opens the page again.
    return '';
  }
}

function store(token: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, token);
  } catch {
    // Without storage a reload needs the mailed link again.
  }
}

/**
 * The token in the address of a mailed link, usually in its fragment; undefined for a damaged link or none. It is
 * removed from the address bar at once and stored in this tab, so that a reload finds it.
 */
function useMailedToken(): string | undefined {
  const address = useLocation({ select: ({ searchStr, hash }) => (hash === '' ? searchStr : `#${hash}`) });
  const navigate = useNavigate();
  const [link, setLink] = useState(address);
  if (address !== '' && address !== link) setLink(address);
  const token = readLinkToken(link === '' ? readStored() : link, 'account');
  useEffect(() => {
    if (address === '') return;
    // A damaged link must not replace the last good token.
    if (token !== undefined) store(token);
    void navigate({ to: '/role-survey', search: {}, replace: true });
  }, [address, token, navigate]);
  return token;
}

/** The answer page of a stakeholder, opened by a mailed link. */
export function RoleSurveyPage() {
  const { t } = useTranslation('role-survey');
  useDocumentTitle(t('title'));
  const token = useMailedToken();
  const survey = useQuery({ ...roleSurveyQuery(token ?? ''), enabled: token !== undefined });
  const language = survey.data?.workspace === null ? undefined : survey.data?.language;
  useEffect(() => {
    if (language !== undefined) void followInvitation(toLocale(language));
  }, [language]);
  if (token === undefined) {
    return (
      <RaterLayout>
        <LinkNotice focus problem="damaged" />
      </RaterLayout>
    );
  }
  if (survey.isError) {
    return (
      <RaterLayout>
        <Unreachable
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => void survey.refetch()}
          isRetrying={survey.isFetching}
        />
      </RaterLayout>
    );
  }
  if (survey.data === undefined) {
    return (
      <RaterLayout>
        <LoadingMessage text={t('loading')} />
      </RaterLayout>
    );
  }
  return <OpenedSurvey key={token} token={token} survey={survey.data} />;
}

function OpenedSurvey({ token, survey }: { readonly token: string; readonly survey: RoleSurvey }) {
  const [first] = useState(survey.state);
  if (survey.state === 'open') return <OpenRoleSurvey token={token} survey={survey} />;
  if (survey.state === 'finished') {
    return (
      <RaterLayout workspace={survey.workspace}>
        <SurveyEnd survey={survey} focus={first === 'open'} />
      </RaterLayout>
    );
  }
  return <ClosedPage state={survey.state} workspace={survey.workspace} />;
}

const ICONS = { expired: Hourglass, paused: Hourglass, closed: Link2Off } as const;

interface ClosedPageProps {
  readonly state: keyof typeof ICONS;
  readonly workspace?: string | null;
}

function ClosedPage({ state, workspace }: ClosedPageProps) {
  const { t } = useTranslation('role-survey');
  const Icon = ICONS[state];
  return (
    <RaterLayout workspace={workspace}>
      <Notice
        focus
        icon={<Icon aria-hidden="true" className="size-6" />}
        title={t(`state.${state}`)}
        text={t(`state.${state}Text`, { workspace: workspace ?? '' })}
      />
    </RaterLayout>
  );
}
