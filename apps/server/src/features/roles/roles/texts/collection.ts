import { fail } from '@quint/contract/base/errors.ts';
import { VersionOrigins } from '@quint/contract/roles/role-texts.ts';
import { LONG_TEXT_MAX_CHARACTERS, ROLE_SUMMARY_VERSIONS } from '@quint/domain/base/limits.ts';
import type { RoleText } from '@quint/domain/roles/role-texts.ts';
import { ROLE_TEXTS } from '@quint/domain/roles/role-texts.ts';
import type { Fields, RowSql, WriteRule } from '#items/declare/collection.ts';
import { ADMINS, column } from '#items/declare/collection.ts';
import { join, raw, sql } from '#database/sql.ts';
import type { WriteInput } from '#items/declare/writes.ts';

const byAdmins: WriteRule = { by: ADMINS };

/** The versions of a summary, oldest first. */
const writeVersions: WriteRule = {
  by: ADMINS,
  accept(value, { path }) {
    if (!Array.isArray(value) || !value.every((version) => typeof version === 'string')) {
      throw fail('FAILED_VALIDATION', { field: path, type: 'list' });
    }
    if (value.length > ROLE_SUMMARY_VERSIONS)
      throw fail('role.summaries_too_many', { max: ROLE_SUMMARY_VERSIONS });
    const versions = value.map((version: string) => version.trim());
    if (versions.includes('')) throw fail('FAILED_VALIDATION', { field: path, type: 'empty' });
    if (versions.some((version) => version.length > LONG_TEXT_MAX_CHARACTERS))
      throw fail('VALUE_TOO_LONG', { collection: 'roles', field: path });
    return versions;
  },
};

/** The origin of each version, in order. */
const writeOrigins: WriteRule = {
  by: ADMINS,
  accept(value, { path }) {
    const origins = VersionOrigins.safeParse(value);
    if (!origins.success) throw fail('FAILED_VALIDATION', { field: path, type: 'list' });
    return origins.data;
  },
};

/** The selected version; a trigger checks that it exists, as the versions may be written later. */
const writeIndex: WriteRule = {
  by: ADMINS,
  accept(value, { path }) {
    const whole = typeof value === 'number' && Number.isInteger(value);
    if (!whole || value < 0 || value >= ROLE_SUMMARY_VERSIONS)
      throw fail('role.summary_index_invalid', { field: path });
    return value;
  },
};

/** The summary of a text: its versions, the selected one, and whether it replaces the text. */
function summaryOf(text: RoleText): Fields {
  return {
    [`${text}_summaries`]: column('json', {
      shape: 'Texts',
      read: ADMINS,
      filter: false,
      sort: false,
      write: writeVersions,
    }),
    [`${text}_origins`]: column('json', {
      shape: 'VersionOrigins',
      read: ADMINS,
      filter: false,
      sort: false,
      write: writeOrigins,
    }),
    [`is_${text}_summarised`]: column('boolean', { read: ADMINS, write: byAdmins }),
    [`selected_${text}_index`]: column('integer', { read: ADMINS, write: writeIndex }),
  };
}

/** The texts as others read them: the original, or the selected short version. */
const shownTexts = ({ row }: RowSql) => {
  const texts = ROLE_TEXTS.map((text) => {
    const name = raw(`'${text}'`);
    const original = sql`${row}.${raw(text)}`;
    const selectedIndex = sql`${row}.${raw(`selected_${text}_index`)}`;
    const version = sql`${row}.${raw(`${text}_summaries`)} ->> ${selectedIndex}`;
    const isShort = sql`(${row}.${raw(`is_${text}_summarised`)} and ${version} is not null)`;
    return sql`${name}, json_build_object('text', case when ${isShort} then ${version} else ${original} end, 'is_short', ${isShort},
      'by', case when ${isShort} then ${row}.${raw(`${text}_origins`)} -> ${selectedIndex} ->> 'by' end)`;
  });
  return sql`json_build_object(${join(texts, ', ')})`;
};

/** The fields of the versions. */
export const SUMMARY_FIELDS = ROLE_TEXTS.map((text) => `${text}_summaries`);

/** Versions that are written without their origins have none. */
export function forgetOrigins({ input }: WriteInput): Promise<Readonly<Record<string, unknown>>> {
  const textsWithoutOrigins = ROLE_TEXTS.filter(
    (text) => input[`${text}_summaries`] !== undefined && input[`${text}_origins`] === undefined,
  );
  return Promise.resolve({
    ...input,
    ...Object.fromEntries(textsWithoutOrigins.map((text) => [`${text}_origins`, []])),
  });
}

/** The texts as others read them, as a field of a collection over roles. */
export const shownTextsField = column('json', {
  shape: 'ShownTexts',
  sql: shownTexts,
  filter: false,
  sort: false,
});

/** The short versions of the texts of a role, and the texts as others read them. */
export const shortTexts: Fields = {
  ...summaryOf('purpose'),
  ...summaryOf('description'),
  ...summaryOf('accountabilities'),
  shown_texts: shownTextsField,
};
