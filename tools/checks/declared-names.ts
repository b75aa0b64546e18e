import {
  type BindingPattern,
  type MemberExpression,
  type ParamPattern,
  parseSync,
  type PropertyKey,
  Visitor,
} from 'oxc-parser';

interface SourceText {
  readonly text: string;
  /** Where it begins in the text of the file. */
  readonly offset: number;
}

export interface DeclaredName extends SourceText {
  /** A property or method of a type: it may repeat the name of a field of an API, a column or an attribute. */
  readonly isMember: boolean;
}

/** What a TypeScript file declares, and its comments. */
export interface Declarations {
  readonly names: readonly DeclaredName[];
  readonly comments: readonly SourceText[];
}

interface Collector {
  add(name: string, offset: number): void;
  addMember(name: string, offset: number): void;
}

function addPattern(pattern: BindingPattern | null, collector: Collector): void {
  if (pattern === null) return;
  if (pattern.type === 'Identifier') collector.add(pattern.name, pattern.start);
  else if (pattern.type === 'AssignmentPattern') addPattern(pattern.left, collector);
  else if (pattern.type === 'ArrayPattern') {
    for (const element of pattern.elements) {
      addPattern(element?.type === 'RestElement' ? element.argument : element, collector);
    }
  } else {
    for (const property of pattern.properties) {
      if (property.type === 'RestElement') addPattern(property.argument, collector);
      // `{ name }` takes the name that the object has.
      else if (!property.shorthand) addPattern(property.value, collector);
    }
  }
}

function addParams(params: readonly ParamPattern[], collector: Collector): void {
  for (const param of params) {
    if (param.type === 'RestElement') addPattern(param.argument, collector);
    else addPattern(param.type === 'TSParameterProperty' ? param.parameter : param, collector);
  }
}

function addKey(key: PropertyKey, isComputed: boolean, collector: Collector): void {
  if (isComputed) return;
  if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') collector.addMember(key.name, key.start);
}

function createVisitor(collector: Collector): Visitor {
  const addId = ({ id }: { readonly id: { readonly name: string; readonly start: number } | null }) => {
    if (id !== null) collector.add(id.name, id.start);
  };
  const addMember = (node: { readonly key: PropertyKey } & Pick<MemberExpression, 'computed'>) =>
    addKey(node.key, node.computed, collector);
  const addFunction = (node: { readonly params: readonly ParamPattern[] }) =>
    addParams(node.params, collector);
  return new Visitor({
    VariableDeclarator: ({ id }) => addPattern(id, collector),
    CatchClause: ({ param }) => addPattern(param, collector),
    FunctionDeclaration(node) {
      addId(node);
      addFunction(node);
    },
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ClassDeclaration: addId,
    TSInterfaceDeclaration: addId,
    TSTypeAliasDeclaration: addId,
    PropertyDefinition: addMember,
    MethodDefinition: addMember,
    TSPropertySignature: addMember,
    TSMethodSignature(node) {
      addMember(node);
      addFunction(node);
    },
    TSFunctionType: addFunction,
    TSTypeParameter: ({ name }) => collector.add(name.name, name.start),
    ImportSpecifier({ imported, local }) {
      if (imported.start !== local.start) collector.add(local.name, local.start);
    },
    ImportNamespaceSpecifier: ({ local }) => collector.add(local.name, local.start),
    ImportDefaultSpecifier: ({ local }) => collector.add(local.name, local.start),
  });
}

/**
 * The names that a TypeScript file declares: variables, parameters, functions, classes, types and members. A name that a
 * destructuring takes over from its object is declared where the object is.
 * @throws SyntaxError where the file cannot be parsed.
 */
export function readDeclarations(file: string, text: string): Declarations {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  const names: DeclaredName[] = [];
  const collector = {
    add: (name: string, offset: number) => names.push({ text: name, offset, isMember: false }),
    addMember: (name: string, offset: number) => names.push({ text: name, offset, isMember: true }),
  };
  createVisitor(collector).visit(program);
  return { names, comments: comments.map(({ value, start }) => ({ text: value, offset: start })) };
}
