import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import {
  joinVersions,
  ROLE_TEXTS,
  SHORTENERS,
  type RoleText,
  type TextVersion,
  type VersionOrigin,
} from '@quint/domain/roles/role-texts.ts';
import * as z from 'zod/mini';
import { optionalText } from '#lib/form-schema.ts';
import { withoutEmpty } from './model/text-value.ts';

const Origin = z.nullable(
  z.object({ by: z.enum(SHORTENERS), model: z.nullable(z.string()), is_edited: z.boolean() }),
);
const Versions = z.array(z.object({ text: optionalText(LONG_TEXT_MAX_CHARACTERS), origin: Origin }));
const ShownVersion = z.object({ selected: z.number(), isShown: z.boolean() });

/** The form fields for short versions: the versions, and the selected one. They conflict independently. */
export const shortTexts = {
  versions: z.object({ purpose: Versions, description: Versions, accountabilities: Versions }),
  shown: z.object({ purpose: ShownVersion, description: ShownVersion, accountabilities: ShownVersion }),
};

export interface ShortTexts {
  readonly versions: Readonly<Record<RoleText, TextVersion[]>>;
  readonly shown: Readonly<Record<RoleText, { readonly selected: number; readonly isShown: boolean }>>;
}

type StoredTexts = Readonly<
  Record<`${RoleText}_summaries`, readonly string[]> &
    Record<`${RoleText}_origins`, readonly (VersionOrigin | null)[]> &
    Record<`is_${RoleText}_summarised`, boolean> &
    Record<`selected_${RoleText}_index`, number>
>;

function ofEach<Value>(read: (text: RoleText) => Value): Record<RoleText, Value> {
  return {
    purpose: read('purpose'),
    description: read('description'),
    accountabilities: read('accountabilities'),
  };
}

/** The form values of a role without short versions. */
export function emptyShortTexts(): ShortTexts {
  return { versions: ofEach(() => []), shown: ofEach(() => ({ selected: 0, isShown: false })) };
}

export function toShortTexts(role: StoredTexts): ShortTexts {
  return {
    versions: ofEach((text) => joinVersions(role[`${text}_summaries`], role[`${text}_origins`])),
    shown: ofEach((text) => ({
      selected: role[`selected_${text}_index`],
      isShown: role[`is_${text}_summarised`] && role[`${text}_summaries`].length > 0,
    })),
  };
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The stored fields of a form, only for texts whose versions or selection have changed. */
export function toShortTextChanges(form: ShortTexts, base: ShortTexts): Partial<StoredTexts> {
  const changedTexts = ROLE_TEXTS.filter((text) =>
    (['versions', 'shown'] as const).some((key) => !isSame(form[key][text], base[key][text])),
  );
  const changes = changedTexts.map((text) => {
    const state = withoutEmpty({ versions: form.versions[text], ...form.shown[text] });
    return {
      [`${text}_summaries`]: state.versions.map((version) => version.text),
      [`${text}_origins`]: state.versions.map((version) => version.origin),
      [`is_${text}_summarised`]: state.isShown,
      [`selected_${text}_index`]: state.selected,
    };
  });
  return Object.assign({}, ...changes) as Partial<StoredTexts>;
}
