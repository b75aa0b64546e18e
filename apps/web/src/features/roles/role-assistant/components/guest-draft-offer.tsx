import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createDraftStore, dropDraft } from '#lib/drafts.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { featuresOf } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { analysisQuery, createFilled, draftRoles } from '../api.ts';
import { RESULT, STEP_COUNT, countAnswered, toStored, type AssistantDraft } from '../model/answers.ts';
import { findGuestDraft, takeOverGuestDraft } from '../model/guest-draft.ts';
import { GUEST_DRAFT } from '../model/guest-draft-key.ts';
import type { StoredDraft } from '../model/saver.ts';

/** Creates a role from the draft: with texts and ranges if the visitor had them created, otherwise with the answers. */
async function makeRole(client: QueryClient, draft: AssistantDraft): Promise<StoredDraft> {
  const draftToSave = { ...draft, isMade: draft.screen === RESULT };
  // The answer to an earlier attempt may have been lost.
  const before = await draftRoles.find(draftToSave);
  if (before !== undefined) return before;
  if (!draftToSave.isMade) return draftRoles.create(draftToSave);
  return createFilled(await client.fetchQuery(analysisQuery(draftToSave.answers)), draftToSave);
}

/** Moves a visitor's draft into the workspace, once. */
function useTakeOver(onTakenOver: () => void) {
  const { t } = useTranslation('role-assistant');
  const client = useQueryClient();
  const navigate = useNavigate();
  const defaultTitle = t('untitled');
  return useMutation({
    mutationFn: () =>
      takeOverGuestDraft((draft) => {
        const { answers } = draft;
        const title = answers.title.trim() === '' ? defaultTitle : answers.title;
        return makeRole(client, { ...draft, answers: { ...answers, title } });
      }),
    onSuccess: async (storedDraft) => {
      onTakenOver();
      notify({
        type: storedDraft === undefined ? 'info' : 'success',
        text: t(storedDraft === undefined ? 'takeOver.nothing' : 'takeOver.done'),
      });
      if (storedDraft === undefined) return;
      await client.invalidateQueries({ queryKey: ['roles'] });
      await navigate({ to: '/roles/create/assistant', search: { role: storedDraft.roleId } });
    },
    onError: notifyRefusal,
  });
}

/** Offers the workspace a role that was described in this browser without signing in; nothing without one. */
export function GuestDraftOffer() {
  const { t } = useTranslation('role-assistant');
  const format = useFormat();
  const user = useCurrentUser();
  const [guestDraft, setGuestDraft] = useState(findGuestDraft);
  const takeOver = useTakeOver(() => setGuestDraft(undefined));
  if (guestDraft === undefined) return null;
  const { draft, at } = guestDraft;
  const { title } = draft.answers;
  const discard = () => {
    dropDraft(GUEST_DRAFT);
    setGuestDraft(undefined);
    const undo = () => {
      const draftStore = createDraftStore(GUEST_DRAFT, () => undefined);
      draftStore.save(toStored(draft));
      draftStore.flush();
      setGuestDraft(findGuestDraft());
    };
    notify({ text: t('discarded'), action: { label: t('undo'), onPress: undo, isUndo: true } });
  };
  return (
    <Card title={t('takeOver.title')}>
      <p className="text-pretty wrap-anywhere text-second">
        {t('takeOver.text', {
          title: title.trim() === '' ? t('untitled') : title,
          answered: countAnswered(draft.answers),
          total: STEP_COUNT,
          date: format.date(at, 'dateTime'),
        })}{' '}
        {featuresOf(user).isRoleAssistantEnabled
          ? t('takeOver.into', { workspace: user.active_workspace?.name ?? '' })
          : t('takeOver.off')}
      </p>
      <div className="flex flex-wrap gap-3 pt-4">
        {featuresOf(user).isRoleAssistantEnabled && (
          <Button kind="primary-lila" isLoading={takeOver.isPending} onPress={() => takeOver.mutate()}>
            {t('takeOver.action')}
          </Button>
        )}
        <Button kind="secondary" onPress={discard}>
          {t('takeOver.discard')}
        </Button>
      </div>
    </Card>
  );
}
