import { compareText } from '@quint/domain/base/text-order.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '#lib/use-settled.ts';
import { Combo } from '#ui/combo.tsx';
import { TextField } from '#ui/field.tsx';
import { namesFoundQuery, roleNamesQuery } from '../api.ts';
import { toGroup, toRole, toTags, type BulkAction } from '../model/bulk-actions.ts';
import { useBulkAction } from '../use-bulk-action.ts';
import type { ActionDialogProps } from '../model/action-rules.ts';
import { ActionForm } from './action-form.tsx';

const TYPING_MS = 200;

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

interface ChooseProps extends ActionDialogProps {
  readonly id: 'consider' | 'group';
  readonly from: 'roles' | 'teams';
  readonly toBulkAction: (record: NamedRecord) => BulkAction;
  /** Selected initially. */
  readonly first?: NamedRecord | undefined;
}

function ChooseOne({ id, people, onClose, from, toBulkAction, first }: ChooseProps) {
  const { t } = useTranslation('people');
  const runBulkAction = useBulkAction();
  const [text, setText] = useState('');
  const matches = useQuery(namesFoundQuery(from, useSettled(text, TYPING_MS))).data ?? [];
  const [own, choose] = useState<NamedRecord | null>();
  const selection = own === undefined ? first : (own ?? undefined);
  // The selected record stays an option while the user types other words.
  const options =
    selection === undefined || matches.some((one) => one.id === selection.id)
      ? matches
      : [...matches, selection];
  return (
    <ActionForm
      id={id}
      people={people}
      onClose={onClose}
      onDo={selection === undefined ? undefined : () => void runBulkAction(toBulkAction(selection), people)}
    >
      <Combo
        label={t(`field.${id}`)}
        required
        options={options.map((one) => ({ value: one.id, label: one.name }))}
        value={selection?.id ?? null}
        onChange={(value) => choose(options.find((one) => one.id === value) ?? null)}
        onSearch={setText}
      />
    </ActionForm>
  );
}

/** Selects the role for which people are considered. */
export function ConsiderDialog(props: ActionDialogProps) {
  const { people, roleId } = props;
  // The page of a role preselects that role, unless all selected people have it.
  const isOpen = !people.every(({ roles }) => roles.some((role) => role.roleId === roleId));
  const [first] = useQuery(roleNamesQuery(roleId !== undefined && isOpen ? [roleId] : [])).data ?? [];
  return <ChooseOne {...props} id="consider" from="roles" toBulkAction={toRole} first={first} />;
}

/** Selects the group that people join. */
export function GroupDialog(props: ActionDialogProps) {
  return <ChooseOne {...props} id="group" from="teams" toBulkAction={toGroup} />;
}

function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Tags to add, and tags of these people to remove. */
export function TagsDialog({ people, onClose }: ActionDialogProps) {
  const { t } = useTranslation('people');
  const runBulkAction = useBulkAction();
  const [text, setText] = useState('');
  const [removedTags, setRemovedTags] = useState<ReadonlySet<string>>(new Set());
  const add = readTags(text);
  const currentTags = [...new Set(people.flatMap(({ tags }) => tags))].toSorted(compareText);
  const toggle = (tag: string) =>
    setRemovedTags(
      (before) => new Set(before.has(tag) ? [...before].filter((each) => each !== tag) : [...before, tag]),
    );
  const isReady = add.length > 0 || removedTags.size > 0;
  return (
    <ActionForm
      id="tags"
      people={people}
      onClose={onClose}
      onDo={isReady ? () => void runBulkAction(toTags({ add, remove: [...removedTags] }), people) : undefined}
    >
      <TextField label={t('field.tags')} hint={t('field.tagsHint')} value={text} onChange={setText} />
      {currentTags.length > 0 && (
        <fieldset>
          <legend className="pb-1.5 text-sm font-medium">{t('field.tagsHeld')}</legend>
          <div className="flex flex-wrap gap-2">
            {currentTags.map((tag) => (
              <button
                key={tag}
                type="button"
                aria-pressed={removedTags.has(tag)}
                onClick={() => toggle(tag)}
                className="min-h-8 rounded-full border border-line px-3 text-sm hover:bg-mute aria-pressed:bg-danger-soft aria-pressed:text-danger aria-pressed:line-through"
              >
                {tag}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </ActionForm>
  );
}
