import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MessagesSquare, Pencil, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { finishDraft } from '../api.ts';
import type { Short } from './assistant-run.tsx';

interface WorkspaceNextProps {
  readonly roleId: string;
  readonly short: Short | undefined;
  /** Saves pending changes before the role is finished. */
  readonly onFinish: () => Promise<unknown>;
  readonly onChangeAnswers: () => void;
}

/** The next steps after the draft of a role; inviting people finishes the draft. */
export function WorkspaceNext({ roleId, short, onFinish, onChangeAnswers }: WorkspaceNextProps) {
  const { t } = useTranslation('role-assistant');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isInviteTalentsEnabled: canInvite } = useWorkspaceFeatures();
  const invite = useMutation({
    mutationFn: async () => {
      await onFinish();
      return finishDraft(roleId);
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['roles'] });
      await navigate({ to: '/talents/invite', search: { role: roleId } });
    },
    onError: notifyRefusal,
  });
  return (
    <Card title={t('result.nextTitle')}>
      {canInvite && (
        <div className="flex flex-col items-start gap-2 pb-4">
          <p className="text-pretty text-second">{t('result.inviteText')}</p>
          <Button kind="primary-lila" isLoading={invite.isPending} onPress={() => invite.mutate()}>
            <UserRoundPlus aria-hidden="true" className="size-4" />
            {t('result.invite')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/roles/$roleId" params={{ roleId }} search={{ tab: 'ranges' }} kind="secondary">
          <Pencil aria-hidden="true" className="size-4" />
          {t('result.edit')}
        </ButtonLink>
        <ButtonLink to="/roles/create/stakeholders" search={{ role: roleId }} kind="secondary">
          <MessagesSquare aria-hidden="true" className="size-4" />
          {t('result.ask')}
        </ButtonLink>
        <ButtonLink to="/roles/$roleId" params={{ roleId }} kind="secondary">
          {t('result.role')}
        </ButtonLink>
        <Button kind="secondary" onPress={onChangeAnswers}>
          {t('result.change')}
        </Button>
      </div>
      {short?.isThere === true && <p className="pt-4 text-xs text-second">{t('result.shortNote')}</p>}
      {short?.isThere === false && (
        <p className="mt-4 rounded-md bg-partial-soft px-4 py-3 text-pretty text-partial-text">
          {short.reason} {t('result.untouched')}
        </p>
      )}
      <p className="pt-4 text-xs text-third">{t('result.draftNote')}</p>
    </Card>
  );
}
