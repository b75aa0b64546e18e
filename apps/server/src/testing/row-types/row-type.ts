import type { Checker, Type } from 'typescript/unstable/sync';
import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

/** The run-time type of a value: `string`, `Date`, `number[]` …; `unknown` may be anything. */
export type Kind = string;

/** A property of a row type. */
export interface DeclaredColumn {
  readonly name: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly kinds: ReadonlySet<Kind>;
  /** Whether a JSON value of that type would have to contain a date or bytes, which JSON cannot. */
  readonly isBeyondJson: boolean;
}

const PRIMITIVES: readonly (readonly [TypeFlags, Kind])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
];
const CLASSES: Readonly<Record<string, Kind>> = { Date: 'Date', Buffer: 'Buffer', Uint8Array: 'Buffer' };
const JSON_DEPTH_MAX = 8;

/** The alternatives of a type, without null and undefined. */
function membersOf(type: Type): readonly Type[] {
  const members = type.isUnionType() ? type.getTypes() : [type];
  return members.filter(({ flags }) => (flags & TypeFlags.Nullable) === 0);
}

function allowsNull(type: Type): boolean {
  return type.isUnionType()
    ? type.getTypes().some(allowsNull)
    : (type.flags & (TypeFlags.Null | TypeFlags.AnyOrUnknown | TypeFlags.Never)) !== 0;
}

function elementOf(checker: Checker, type: Type): Type | undefined {
  return checker.isArrayLikeType(type) && type.isTypeReference()
    ? checker.getTypeArguments(type)[0]
    : undefined;
}

function kindOf(checker: Checker, type: Type): Kind {
  const primitive = PRIMITIVES.find(([flags]) => (type.flags & flags) !== 0)?.[1];
  if (primitive !== undefined) return primitive;
  // A branded string is an intersection of string and the brand.
  if (type.isIntersectionType()) {
    const kinds = type.getTypes().map((each) => kindOf(checker, each));
    return kinds.find((kind) => kind !== 'object') ?? 'object';
  }
  if ((type.flags & TypeFlags.Object) === 0) return 'unknown';
  const element = elementOf(checker, type);
  if (element === undefined) return CLASSES[type.getSymbol()?.name ?? ''] ?? 'object';
  const kinds = new Set(membersOf(element).map((member) => kindOf(checker, member)));
  return kinds.size === 1 ? `${[...kinds].join('')}[]` : 'unknown[]';
}

function isBeyondJson(checker: Checker, type: Type, depth = 0): boolean {
  if (depth > JSON_DEPTH_MAX) return false;
  return membersOf(type).some((member) => {
    const kind = kindOf(checker, member);
    if (kind === 'Date' || kind === 'Buffer') return true;
    const element = elementOf(checker, member);
    if (element !== undefined) return isBeyondJson(checker, element, depth + 1);
    return (
      kind === 'object' &&
      checker.getPropertiesOfType(member).some((property) => {
        const inner = checker.getTypeOfSymbol(property);
        return inner !== undefined && isBeyondJson(checker, inner, depth + 1);
      })
    );
  });
}

/** The columns of a row type; undefined for the type of a single value. */
export function columnsOfType(checker: Checker, type: Type): readonly DeclaredColumn[] | undefined {
  const isRow = type.isIntersectionType() || kindOf(checker, type) === 'object';
  if (!isRow) return undefined;
  return checker.getPropertiesOfType(type).map((property) => {
    const value = checker.getTypeOfSymbol(property);
    if (value === undefined) throw new Error(`The property ${property.name} has no type`);
    return {
      name: property.name,
      isOptional: (property.flags & SymbolFlags.Optional) !== 0,
      isNullable: allowsNull(value),
      kinds: new Set(membersOf(value).map((member) => kindOf(checker, member))),
      isBeyondJson: isBeyondJson(checker, value),
    };
  });
}
