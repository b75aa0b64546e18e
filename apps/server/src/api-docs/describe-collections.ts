import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { JsonValues } from '@quint/contract/json-values.ts';
import type { Access, Actor, UserRole } from '@quint/domain/workspace/actor.ts';
import { USER_ROLES } from '@quint/domain/workspace/actor.ts';
import { FEATURE_DEFAULTS } from '@quint/domain/workspace/features.ts';
import { MASK } from '@quint/domain/base/masking.ts';
import type {
  Collection,
  ColumnField,
  ColumnType,
  Field,
  Fields,
  Filter,
  Registry,
  RowSql,
} from '#items/declare/collection.ts';
import { EVERYBODY } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { finish, raw } from '#database/sql.ts';

const OWN = { account: 'the own account', talent: 'the own talent', workspace: 'the active workspace' };

function sampleActor(userRole: UserRole, changes: Partial<Actor> = {}): Actor {
  return {
    userId: OWN.account,
    userRole,
    organizationId: OWN.workspace,
    talentId: userRole === 'ORG_USER' ? OWN.talent : undefined,
    pack: 'flow',
    features: new Set(Object.keys(FEATURE_DEFAULTS)),
    isFrozen: false,
    ...changes,
  };
}

/** The sample actors whose permissions are described, one for each kind of refusal. */
export const SAMPLE_ACTORS = [
  { name: 'ORG_USER', actor: sampleActor('ORG_USER') },
  { name: 'ORG_ADMIN', actor: sampleActor('ORG_ADMIN') },
  { name: 'ORG_ADMIN, frozen', actor: sampleActor('ORG_ADMIN', { isFrozen: true }) },
  { name: 'ORG_ADMIN, features off', actor: sampleActor('ORG_ADMIN', { features: new Set() }) },
  { name: 'APP_ADMIN', actor: sampleActor('APP_ADMIN') },
  ...(['WORKS_COUNCIL', 'HIRING_MANAGER'] as const).map((name) => ({ name, actor: sampleActor(name) })),
] as const;

export const ACTIONS = ['read', 'create', 'update', 'delete'] as const;
export type Action = (typeof ACTIONS)[number];

/** The result of an access check in one word; refusals with their reason. */
export function describeAccess(access: Access | undefined): string {
  if (access === undefined) return '–';
  if (access.isAllowed) return 'yes';
  if (access.because === 'feature_off') return `off: ${access.feature}`;
  const labels: Partial<Record<string, string>> = { frozen: 'frozen', no_workspace: 'no workspace' };
  return labels[access.because] ?? 'no';
}

export interface RelationDescription {
  readonly kind: 'one' | 'pick' | 'many';
  readonly to: string;
  /** Key field on the other side. */
  readonly by?: string;
  /** Field of the junction that leads to the far side. */
  readonly through?: string;
  /** Whether an object in place of an id writes the related record. */
  readonly isNested: boolean;
  /** Whether records removed from the list persist. */
  readonly detach: boolean;
  /** Fields that are not null on a picked record. */
  readonly nonNullFields?: readonly string[];
}

export interface FieldDescription {
  /** The path within groups: `attributes.O.min`. */
  readonly path: string;
  /** The type of the value; for a relation that of its key. */
  readonly type: ColumnType;
  readonly relation?: RelationDescription;
  readonly readableBy: readonly UserRole[];
  /** Actors who may get a mask instead of the value. */
  readonly maskedFor: readonly UserRole[];
  readonly creatableBy: readonly UserRole[];
  readonly changeableBy: readonly UserRole[];
  readonly isRequired: boolean;
  readonly filterable: boolean;
  readonly sortable: boolean;
  readonly searchable: boolean;
  /** Whether reading it is audited. */
  readonly personal: boolean;
  /** For an expression; for a column the schema describes both. */
  readonly nullable?: boolean;
  readonly allowedValues?: readonly string[];
  readonly shape?: keyof JsonValues;
  /** Whether the value is computed by an expression. */
  readonly isDerived: boolean;
  /** Its column; empty for an expression without one. */
  readonly column: string;
}

export interface CollectionDescription {
  readonly name: string;
  readonly table: string;
  readonly actions: readonly Action[];
  readonly fields: readonly FieldDescription[];
}

/** The SQL of a field for a sample actor, which shows whether it contains a mask. */
function hasMask(expression: (context: RowSql) => Sql, actor: Actor): boolean {
  const context = { row: raw('r'), actor, organization: raw('o'), isOwn: true, user: raw('u') };
  return finish(expression(context)).sql.includes(`'${MASK}'`);
}

function describeRelation(field: Field): RelationDescription | undefined {
  if (field.kind === 'column' || field.kind === 'group') return undefined;
  return {
    kind: field.kind,
    to: field.to,
    ...(field.kind === 'one' ? {} : { by: field.by }),
    ...(field.kind === 'many' && field.through !== undefined ? { through: field.through } : {}),
    ...(field.kind === 'pick' && field.filledFields !== undefined
      ? { nonNullFields: field.filledFields }
      : {}),
    isNested: field.kind === 'one' && field.allowsNested === true,
    detach: field.kind === 'many' && field.detach === true,
  };
}

type ColumnFacts = Pick<FieldDescription, 'nullable' | 'allowedValues' | 'shape'>;

function pickFacts({ nullable, allowedValues, shape }: ColumnField): ColumnFacts {
  return {
    ...(nullable === undefined ? {} : { nullable }),
    ...(allowedValues === undefined ? {} : { allowedValues }),
    ...(shape === undefined ? {} : { shape }),
  };
}

interface Position {
  /** The enclosing groups, with their dots. */
  readonly prefix: string;
  readonly name: string;
  readonly readers: readonly UserRole[];
}

function describeField(
  field: Exclude<Field, { kind: 'group' }>,
  { prefix, name, readers }: Position,
): FieldDescription {
  const relation = describeRelation(field);
  const isPlain = field.kind === 'column';
  const readableBy = (field.read ?? EVERYBODY).filter((role) => readers.includes(role));
  const write = field.kind === 'pick' ? undefined : field.write;
  const isStored = field.kind === 'column' || field.kind === 'one';
  const sql = isStored ? field.sql : undefined;
  const writers = (not: 'create' | 'update') => (write === undefined || write.only === not ? [] : write.by);
  return {
    path: `${prefix}${name}`,
    type: isPlain ? field.type : field.kind === 'many' ? 'uuids' : 'uuid',
    ...(relation === undefined ? {} : { relation }),
    ...(isPlain ? pickFacts(field) : {}),
    readableBy,
    maskedFor: sql === undefined ? [] : readableBy.filter((role) => hasMask(sql, sampleActor(role))),
    creatableBy: writers('update'),
    changeableBy: writers('create'),
    isRequired: write?.missingFailure !== undefined,
    filterable: !isPlain || field.filter !== false,
    sortable: isPlain ? field.sort !== false : field.kind !== 'many',
    searchable: isPlain && (field.search ?? false) !== false,
    personal: isPlain && field.personal === true,
    isDerived: sql !== undefined,
    column: (isStored ? field.column : undefined) ?? (sql === undefined || prefix === '' ? name : ''),
  };
}

function describeFields(fields: Fields, prefix: string, readers: readonly UserRole[]): FieldDescription[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'group') return [describeField(field, { prefix, name, readers })];
    const inner = readers.filter((role) => (field.read ?? EVERYBODY).includes(role));
    return describeFields(field.fields, `${prefix}${name}.`, inner);
  });
}

/**
 * The description of a collection with its groups flattened. Fields that can be neither read nor written are left out.
 */
export function describeCollection(collection: Collection): CollectionDescription {
  const { access } = collection;
  const allowedActions = ACTIONS.filter((action) => access[action] !== undefined);
  const narrow = (field: FieldDescription): FieldDescription => ({
    ...field,
    creatableBy: access.create === undefined ? [] : field.creatableBy,
    changeableBy: access.update === undefined ? [] : field.changeableBy,
  });
  return {
    name: collection.name,
    table: collection.table,
    actions: allowedActions,
    fields: describeFields(collection.fields, '', USER_ROLES)
      .map(narrow)
      .filter((field) => field.readableBy.length + field.creatableBy.length + field.changeableBy.length > 0),
  };
}

/** All collections by name. */
export function describeRegistry(registry: Registry): CollectionDescription[] {
  return [...registry.values()]
    .map(describeCollection)
    .toSorted((left, right) => compareCodes(left.name, right.name));
}

const OPERATOR_TEXTS: Readonly<Record<string, (value: string) => string>> = {
  _eq: (value) => `is ${value}`,
  _neq: (value) => `is not ${value}`,
  _in: (value) => `is one of ${value}`,
  _nin: (value) => `is none of ${value}`,
  _contains: (value) => `contains ${value}`,
  _search: (value) => `has the words of ${value}`,
};

function describeOperand(path: string, operator: string, value: unknown): string {
  const name = `\`${path}\``;
  if (operator === '_null' || operator === '_empty')
    return `${name} is ${value === true ? 'empty' : 'filled'}`;
  if (value === null && operator === '_eq') return `${name} is empty`;
  const text = Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
  return `${name} ${(OPERATOR_TEXTS[operator] ?? ((valueText) => `${operator} ${valueText}`))(text)}`;
}

/** Conditions joined by and; in brackets if they are one of several alternatives. */
function describeAt(path: string, filter: unknown, isPart = false): string {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    return describeOperand(path, '_eq', filter);
  }
  const parts = Object.entries(filter).map(([key, value]) => {
    if (key === '_and' && Array.isArray(value))
      return value.map((part) => describeAt(path, part)).join(' and ');
    if (key === '_or' && Array.isArray(value)) {
      const choices = value.map((part) => describeAt(path, part, true)).join(' or ');
      return value.length > 1 ? `(${choices})` : choices;
    }
    if (key === '_some') return describeAt(path, value);
    if (key.startsWith('_')) return describeOperand(path, key, value);
    return describeAt(path === '' ? key : `${path}.${key}`, value);
  });
  const text = parts.join(' and ');
  return isPart && text.includes(' and ') && !/^\([^()]*\)$/.test(text) ? `(${text})` : text;
}

/** Describes a filter of a declaration in words. */
export function describeFilter(filter: Filter): string {
  return describeAt('', filter);
}

type Question = Collection['access']['read'];

/** Sample actors with all features on. */
const WHOLE = SAMPLE_ACTORS.filter(({ actor }) => !actor.isFrozen && actor.features.size > 0);

/** Permissions that depend on the row, in one sentence for all actors they apply to. */
function describeReach(
  permission: string,
  questions: readonly (Question | undefined)[],
  filterFor: (actor: Actor) => Filter | undefined,
): string[] {
  const textFor = (actor: Actor) => {
    const filter = filterFor(actor);
    return filter === undefined ? undefined : describeFilter(filter);
  };
  const actorTexts = SAMPLE_ACTORS.flatMap(({ name, actor }) => {
    const text = textFor(actor);
    if (text === undefined || !questions.some((question) => question?.(actor).isAllowed === true)) return [];
    // Frozen actors and those without features are named only if that changes the rows.
    const whole = WHOLE.find((other) => other.actor.userRole === actor.userRole);
    const isSame = whole !== undefined && whole.actor !== actor && textFor(whole.actor) === text;
    return isSame ? [] : [{ name, text }];
  });
  return [...Map.groupBy(actorTexts, ({ text }) => text)].map(
    ([text, list]) => `${list.map(({ name }) => name).join(', ')} ${permission} only those whose ${text}.`,
  );
}

/** Describes the rows of a collection and who can access which of them, in sentences. */
export function describeRows(collection: Collection): string[] {
  const { access, rows = {} } = collection;
  const home = rows.tenancy === 'none' ? 'The same for every workspace' : 'Those of the active workspace';
  const across = WHOLE.filter(({ actor }) => rows.platform?.(actor) === true && access.read(actor).isAllowed);
  const wide =
    across.length === 0 ? '' : `; ${across.map(({ name }) => name).join(', ')}: those of all workspaces`;
  return [
    `${home}${wide}.`,
    ...(rows.exists === undefined ? [] : [`There are only those whose ${describeFilter(rows.exists)}.`]),
    ...describeReach('may read', [access.read], (actor) => rows.scope?.(actor)),
    ...describeReach('may change', [access.update, access.delete], (actor) => rows.changes?.(actor)),
    ...(collection.writes?.audit === undefined ? [] : ['Every change is noted in the audit log.']),
  ];
}
