import { compareText } from '@quint/domain/text-order.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '#lib/use-settled.ts';
import { Combo } from '#ui/combo.tsx';
import { TextField } from '#ui/field.tsx';
import { namesFoundQuery, roleNamesQuery } from '../api.ts';
import { toGroup, toRole, toTags, type Work } from '../model/works.ts';
import { useWork } from '../use-work.ts';
import type { VerbDialogProps } from '../model/verbs.ts';
import { VerbForm } from './verb-form.tsx';

const TYPING_MS = 200;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface ChooseProps extends VerbDialogProps {
  readonly id: 'consider' | 'group';
  readonly from: 'roles' | 'teams';
  readonly toWork: (chosen: Named) => Work;
  /** Chosen from the start. */
  readonly first?: Named | undefined;
}

function ChooseOne({ id, people, onClose, from, toWork, first }: ChooseProps) {
  const { t } = useTranslation('people');
  const work = useWork();
  const [text, setText] = useState('');
  const found = useQuery(namesFoundQuery(from, useSettled(text, TYPING_MS))).data ?? [];
  const [own, choose] = useState<Named | null>();
  const chosen = own === undefined ? first : (own ?? undefined);
  // The chosen one stays an option while other words are typed.
  const options =
    chosen === undefined || found.some((one) => one.id === chosen.id) ? found : [...found, chosen];
  return (
    <VerbForm
      id={id}
      people={people}
      onClose={onClose}
      onDo={chosen === undefined ? undefined : () => void work(toWork(chosen), people)}
    >
      <Combo
        label={t(`field.${id}`)}
        required
        options={options.map((one) => ({ value: one.id, label: one.name }))}
        value={chosen?.id ?? null}
        onChange={(value) => choose(options.find((one) => one.id === value) ?? null)}
        onSearch={setText}
      />
    </VerbForm>
  );
}

/** Which role people are considered for. */
export function ConsiderDialog(props: VerbDialogProps) {
  const { people, roleId } = props;
  // On the page of a role that role is meant, as long as it is not that of everybody chosen.
  const isOpen = !people.every(({ roles }) => roles.some((role) => role.roleId === roleId));
  const [first] = useQuery(roleNamesQuery(roleId !== undefined && isOpen ? [roleId] : [])).data ?? [];
  return <ChooseOne {...props} id="consider" from="roles" toWork={toRole} first={first} />;
}

/** Which group people join. */
export function GroupDialog(props: VerbDialogProps) {
  return <ChooseOne {...props} id="group" from="teams" toWork={toGroup} />;
}

function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Tags to add, and those of these people to take away. */
export function TagsDialog({ people, onClose }: VerbDialogProps) {
  const { t } = useTranslation('people');
  const work = useWork();
  const [text, setText] = useState('');
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const add = readTags(text);
  const held = [...new Set(people.flatMap(({ tags }) => tags))].toSorted(compareText);
  const toggle = (tag: string) =>
    setGone(
      (before) => new Set(before.has(tag) ? [...before].filter((each) => each !== tag) : [...before, tag]),
    );
  const isReady = add.length > 0 || gone.size > 0;
  return (
    <VerbForm
      id="tags"
      people={people}
      onClose={onClose}
      onDo={isReady ? () => void work(toTags({ add, remove: [...gone] }), people) : undefined}
    >
      <TextField label={t('field.tags')} hint={t('field.tagsHint')} value={text} onChange={setText} />
      {held.length > 0 && (
        <fieldset>
          <legend className="pb-1.5 text-sm font-medium">{t('field.tagsHeld')}</legend>
          <div className="flex flex-wrap gap-2">
            {held.map((tag) => (
              <button
                key={tag}
                type="button"
                aria-pressed={gone.has(tag)}
                onClick={() => toggle(tag)}
                className="min-h-8 rounded-full border border-line px-3 text-sm hover:bg-mute aria-pressed:bg-danger-soft aria-pressed:text-danger aria-pressed:line-through"
              >
                {tag}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </VerbForm>
  );
}
