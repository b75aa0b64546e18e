import type { CreateInput, Row, UpdateInput } from '@quint/contract/items.ts';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SHORT_TEXT_FIELDS } from '#features/roles/role-texts/model/fields.ts';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { items } from '#lib/items.ts';
import { notify } from '#lib/notify.ts';
import type { RoleRow } from './api.ts';

/** The fields of a role that are needed to change its state. */
export type RoleInState = Pick<RoleRow, 'id' | 'name' | 'state' | 'is_assistant_open'> & {
  readonly is_published_to_pool: boolean;
};

export type StateAction = 'finish' | 'toDraft' | 'publish' | 'unpublish' | 'archive' | 'unarchive';

type StateChange = Pick<UpdateInput<'roles'>, 'draft_state' | 'is_published_to_pool' | 'is_archived'>;

interface StateRule {
  readonly change: StateChange;
  /** The change that undoes it; `toDraft` may have withdrawn a published role. */
  readonly undo: (role: RoleInState) => StateChange;
}

const RULES: Readonly<Record<StateAction, StateRule>> = {
  finish: { change: { draft_state: null }, undo: () => ({ draft_state: 'draft' }) },
  toDraft: {
    change: { draft_state: 'draft', is_published_to_pool: false },
    undo: (role) => ({ draft_state: null, is_published_to_pool: role.is_published_to_pool }),
  },
  publish: { change: { is_published_to_pool: true }, undo: () => ({ is_published_to_pool: false }) },
  unpublish: { change: { is_published_to_pool: false }, undo: () => ({ is_published_to_pool: true }) },
  archive: { change: { is_archived: true }, undo: () => ({ is_archived: false }) },
  unarchive: { change: { is_archived: false }, undo: () => ({ is_archived: true }) },
};

/** The actions for the state of a role, in the order of menus. */
export function listStateActions({
  state,
  is_published_to_pool: isPublished,
}: RoleInState): readonly StateAction[] {
  if (state === 'archived') return ['unarchive'];
  if (state === 'draft') return ['finish', 'archive'];
  return [isPublished ? 'unpublish' : 'publish', 'toDraft', 'archive'];
}

function readAgain(client: QueryClient): Promise<unknown> {
  const keys = [['roles'], ['vacancies'], ['overview']];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Makes a role a draft, publishes or archives it, and the reverse. The toast offers to undo. */
export function useRoleState() {
  const { t } = useTranslation('roles');
  const client = useQueryClient();
  const reportSaveError = useSaveRefused();
  const undo = async (role: RoleInState, change: StateChange) => {
    try {
      await items('roles').update(role.id, change);
      notify({ text: t('state.undone', { name: role.name }) });
    } catch (error) {
      notifyRefusal(error);
    }
    await readAgain(client);
  };
  return useMutation({
    mutationFn: ({ role, action }: { readonly role: RoleInState; readonly action: StateAction }) =>
      items('roles').update(role.id, RULES[action].change),
    onSuccess: async (_id, { role, action }) => {
      const onPress = () => void undo(role, RULES[action].undo(role));
      notify({
        text: t(`state.done.${action}`, { name: role.name }),
        action: { label: t('state.undo'), onPress, isUndo: true },
      });
      await readAgain(client);
    },
    onError: reportSaveError,
  });
}

const COPIED_FIELDS = [
  'name',
  'purpose',
  'description',
  'accountabilities',
  'value_creation',
  ...SHORT_TEXT_FIELDS,
  'attributes',
  'range_sources',
  'must_haves',
  'skills.skills_id',
  'training_courses.training_courses_id',
] as const;
type RoleToCopy = Row<'roles', typeof COPIED_FIELDS>;

function toCopy(role: RoleToCopy, name: string): CreateInput<'roles'> {
  const { skills, training_courses: courses, ...roleFields } = role;
  return {
    ...roleFields,
    name: name.slice(0, TITLE_MAX_CHARACTERS),
    skills: { create: skills.map(({ skills_id }) => skills_id) },
    training_courses: { create: courses.map(({ training_courses_id }) => training_courses_id) },
  };
}

/**
 * Copies a role with its texts, ranges and their sources, must-haves, skills and courses, but without its people. Returns its id.
 */
export function useDuplicateRole() {
  const { t } = useTranslation('roles');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (roleId: string) => {
      const role = await items('roles').get(roleId, { fields: COPIED_FIELDS });
      return items('roles').save(undefined, toCopy(role, t('form.copyOf', { name: role.name })));
    },
    onSuccess: () => readAgain(client),
    onError: useSaveRefused(),
  });
}
