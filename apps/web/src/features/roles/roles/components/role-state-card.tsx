import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { useRoleState, type RoleInState } from '../use-role-actions.ts';

interface ChoiceProps {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, text, isOn, isDisabled = false, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <Switch checked={isOn} disabled={isDisabled} onChange={onChange} aria-describedby={id}>
        <span className="font-medium">{label}</span>
      </Switch>
      <p id={id} className="text-sm text-pretty text-third">
        {text}
      </p>
    </div>
  );
}

/** The states draft, published and archived with their meaning and switches. */
export function RoleStateCard({ role }: { readonly role: RoleInState }) {
  const { t } = useTranslation('roles');
  const { mutate, isPending } = useRoleState();
  const isDraft = role.state === 'draft';
  const isArchived = role.state === 'archived';
  return (
    <Card title={t('state.title')}>
      <div>
        {!isArchived && (
          <>
            <Choice
              label={t('state.isDraft')}
              text={t('state.isDraftText')}
              isOn={isDraft}
              isDisabled={isPending}
              onChange={(isOn) => mutate({ role, action: isOn ? 'toDraft' : 'finish' })}
            />
            <Choice
              label={t('state.isPublished')}
              text={t(isDraft ? 'state.notWhileDraft' : 'state.isPublishedText')}
              isOn={role.is_published_to_pool}
              isDisabled={isDraft || isPending}
              onChange={(isOn) => mutate({ role, action: isOn ? 'publish' : 'unpublish' })}
            />
          </>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 first:border-t-0 first:pt-0">
          <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-third">
            {t(isArchived ? 'state.means.archived' : 'state.archiveText')}
          </p>
          <Button
            kind="secondary"
            size="sm"
            disabled={isPending}
            onPress={() => mutate({ role, action: isArchived ? 'unarchive' : 'archive' })}
          >
            {t(`state.verb.${isArchived ? 'unarchive' : 'archive'}`)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
