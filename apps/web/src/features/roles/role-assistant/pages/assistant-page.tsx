import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { useDeleteRecord } from '#features/base/records/use-delete-record.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { NotAllowed } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { draftQuery } from '../api.ts';
import { AssistantRun } from '../components/assistant-run.tsx';
import { GuestDraftOffer } from '../components/guest-draft-offer.tsx';
import { OpenDrafts } from '../components/open-drafts.tsx';
import { StartScreen } from '../components/start-screen.tsx';
import { WorkspaceNext } from '../components/workspace-next.tsx';
import { REVIEW, START } from '../model/answers.ts';
import type { StoredDraft } from '../model/saver.ts';
import { useServerDraft } from '../use-assistant-draft.ts';
import { useAssistantRun } from '../use-assistant-run.ts';
import { useDraftCreation } from '../use-role-generation.ts';

/** The parameters of the URL: the draft role, and the screen. */
interface AssistantAddress {
  readonly roleId: string | undefined;
  readonly screen: number | undefined;
}

interface OpenedProps {
  /** Undefined for a new draft. */
  readonly openedDraft: StoredDraft | undefined;
  readonly screen: number | undefined;
  readonly onShow: (address: AssistantAddress, how: 'push' | 'replace') => void;
  readonly onCreated: (roleId: string) => void;
  /** Called when the draft was left. */
  readonly onLeft: () => void;
}

function OpenedAssistant({ openedDraft, screen, onShow, onCreated, onLeft }: OpenedProps) {
  const first = screen ?? (openedDraft === undefined ? START : Math.max(openedDraft.draft.screen, START + 1));
  const [wasElsewhere, setWasElsewhere] = useState(false);
  const draftEditor = useServerDraft(openedDraft);
  const roleId = draftEditor.storedDraft?.roleId;
  const run = useAssistantRun(draftEditor, first, (next) => {
    setWasElsewhere(true);
    onShow({ roleId, screen: next }, 'push');
  });
  useEffect(() => {
    if (roleId === undefined || roleId === openedDraft?.roleId) return;
    onCreated(roleId);
    onShow({ roleId, screen: run.screen }, 'replace');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each new role
  }, [roleId]);
  const draftCreation = useDraftCreation(draftEditor, run);
  const remove = useDeleteRecord('roles', onLeft);
  const leave = () => {
    draftEditor.forget();
    if (roleId === undefined) onLeft();
    else remove.mutate({ id: roleId, name: draftEditor.draft.answers.title });
  };
  return (
    <AssistantRun
      run={run}
      draftEditor={draftEditor}
      draftCreation={draftCreation}
      onDiscard={leave}
      isAgain={draftEditor.draft.isMade}
      start={
        <StartScreen
          draft={draftEditor.draft}
          isGuest={false}
          isReturn={wasElsewhere}
          onGo={run.go}
          onRestart={() => {
            if (roleId === undefined) draftEditor.forget();
            onLeft();
          }}
          before={
            <>
              <GuestDraftOffer />
              {roleId === undefined && <OpenDrafts />}
            </>
          }
        />
      }
      result={
        roleId !== undefined && (
          <WorkspaceNext
            roleId={roleId}
            short={draftCreation.short}
            onFinish={async () => draftEditor.saver?.flush()}
            onChangeAnswers={() => run.go(REVIEW)}
          />
        )
      }
    />
  );
}

interface AssistantPageProps extends AssistantAddress {
  readonly onShow: OpenedProps['onShow'];
}

/** The draft of the URL, or a new one, which stays the same when its role is created. */
function AnyAssistant({ roleId, screen, onShow }: AssistantPageProps) {
  const { t } = useTranslation('common');
  const [own, setOwn] = useState<string>();
  const [round, setRound] = useState(0);
  const restart = () => {
    setOwn(undefined);
    setRound((before) => before + 1);
  };
  // The URL of the assistant without a role: the previous draft was left.
  if (own !== undefined && roleId === undefined && screen === undefined) restart();
  const requestedRoleId = roleId === own ? undefined : roleId;
  const storedDraft = useQuery({
    ...draftQuery(requestedRoleId ?? ''),
    enabled: requestedRoleId !== undefined,
  });
  if (requestedRoleId !== undefined) {
    if (storedDraft.isPending) return <PageSkeleton label={t('state.loading')} />;
    if (storedDraft.data === undefined)
      return <MissingRecord error={storedDraft.error} onRetry={() => void storedDraft.refetch()} />;
  }
  return (
    <OpenedAssistant
      key={requestedRoleId ?? round}
      openedDraft={requestedRoleId === undefined ? undefined : storedDraft.data}
      screen={screen}
      onShow={onShow}
      onCreated={setOwn}
      onLeft={() => {
        restart();
        onShow({ roleId: undefined, screen: undefined }, 'replace');
      }}
    />
  );
}

function SwitchedOff() {
  const { t } = useTranslation('role-assistant');
  useDocumentTitle(t('title'));
  return (
    <>
      <GuestDraftOffer />
      <NotAllowed level={1} title={t('notAllowed.title')} text={t('notAllowed.text')} />
      <div className="flex justify-center">
        <ButtonLink to="/roles/create/empty" kind="primary">
          {t('notAllowed.write')}
        </ButtonLink>
      </div>
    </>
  );
}

export function AssistantPage(props: AssistantPageProps) {
  const { t } = useTranslation('role-assistant');
  const { isRoleAssistantEnabled: hasRoleAssistant } = useWorkspaceFeatures();
  return (
    <>
      <div className="pb-4">
        <Breadcrumbs
          crumbs={[
            { label: t('roles'), link: { to: '/roles' } },
            { label: t('newRole'), link: { to: '/roles/create' } },
            { label: t('title') },
          ]}
        />
      </div>
      {hasRoleAssistant ? <AnyAssistant {...props} /> : <SwitchedOff />}
    </>
  );
}
