import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createDraftKeeper, dropDraft } from '#lib/drafts.ts';
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
import { GUEST_DRAFT } from '../model/guest-place.ts';
import type { KeptDraft } from '../model/saver.ts';

/** Makes a role of the draft: with texts and ranges where the visitor had them made, otherwise with the answers. */
async function makeRole(client: QueryClient, draft: AssistantDraft): Promise<KeptDraft> {
  const made = { ...draft, isMade: draft.screen === RESULT };
  // The answer to an earlier press may have been lost on its way.
  const before = await draftRoles.find(made);
  if (before !== undefined) return before;
  if (!made.isMade) return draftRoles.create(made);
  return createFilled(await client.fetchQuery(analysisQuery(made.answers)), made);
}

/** Takes the draft of a visitor into the workspace, once. */
function useTakeOver(onGone: () => void) {
  const { t } = useTranslation('role-assistant');
  const client = useQueryClient();
  const navigate = useNavigate();
  const untitled = t('untitled');
  return useMutation({
    mutationFn: () =>
      takeOverGuestDraft((draft) => {
        const { answers } = draft;
        const title = answers.title.trim() === '' ? untitled : answers.title;
        return makeRole(client, { ...draft, answers: { ...answers, title } });
      }),
    onSuccess: async (kept) => {
      onGone();
      notify({
        type: kept === undefined ? 'info' : 'success',
        text: t(kept === undefined ? 'takeOver.nothing' : 'takeOver.done'),
      });
      if (kept === undefined) return;
      await client.invalidateQueries({ queryKey: ['roles'] });
      await navigate({ to: '/roles/create/assistant', search: { role: kept.roleId } });
    },
    onError: notifyRefusal,
  });
}

/** A role that was described in this browser without signing in, offered to the workspace; nothing without one. */
export function GuestDraftOffer() {
  const { t } = useTranslation('role-assistant');
  const format = useFormat();
  const user = useCurrentUser();
  const [found, setFound] = useState(findGuestDraft);
  const takeOver = useTakeOver(() => setFound(undefined));
  if (found === undefined) return null;
  const { draft, at } = found;
  const { title } = draft.answers;
  const discard = () => {
    dropDraft(GUEST_DRAFT);
    setFound(undefined);
    const undo = () => {
      const keeper = createDraftKeeper(GUEST_DRAFT, () => undefined);
      keeper.keep(toStored(draft));
      keeper.flush();
      setFound(findGuestDraft());
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
          <Button kind="primary-lila" loading={takeOver.isPending} onPress={() => takeOver.mutate()}>
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
