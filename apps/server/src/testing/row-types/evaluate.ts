import * as ast from 'typescript/unstable/ast';
import type { Checker, Project, Symbol as CodeSymbol, Type } from 'typescript/unstable/sync';
import { SymbolFlags } from 'typescript/unstable/sync';
import { fillTemplate, Fragment, KYSELY_FUNCTIONS, PARAMETER_FRAGMENT, UNKNOWN_VALUE } from './fragments.ts';

/*
 * Evaluates the expressions inside templates of SQL as far as they can be known from the code alone: constants, and
 * functions that return fragments. For a parameter of a few texts the first of them is taken, and for a condition that
 * cannot be known the first branch that can be.
 */

type Values = ReadonlyMap<number, unknown>;
type Callable = (...values: readonly unknown[]) => unknown;

const NOTHING: Values = new Map();
const DEPTH_MAX = 60;
const FRAGMENT_TYPE = /^(?:RawBuilder|Expression|Sql)\b/;
/** A fragment of that type for one that is unknown: the rest of its statement can still be prepared. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/^RawBuilder<boolean>/, 'true'],
  [/^RawBuilder<Date/, 'now()'],
  [/^RawBuilder<(?:string|")/, 'null::text'],
  [/^RawBuilder<number/, '0'],
];

/** The text of a statement depends on a fragment that cannot be known. */
export class UnknownFragment extends Error {
  readonly part: string;

  constructor(part: string) {
    super(`${part} cannot be known before a run`);
    this.part = part;
  }
}

export class Evaluator {
  readonly #project: Project;
  readonly #checker: Checker;
  #depth = 0;

  constructor(project: Project) {
    this.#project = project;
    this.#checker = project.checker;
  }

  /** The fragment of a template: parts that are no fragments are parameters. */
  template({ template }: ast.TaggedTemplateExpression, values: Values = NOTHING): Fragment {
    if (ast.isNoSubstitutionTemplateLiteral(template)) return new Fragment(template.text);
    const { head, templateSpans } = template;
    const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
    return fillTemplate(
      texts,
      templateSpans.map(({ expression }) => this.#part(expression, values)),
    );
  }

  #innerTemplate(template: ast.TaggedTemplateExpression, values: Values): unknown {
    try {
      return this.template(template, values);
    } catch (error) {
      if (error instanceof UnknownFragment) return UNKNOWN_VALUE;
      throw error;
    }
  }

  #part(expression: ast.Expression, values: Values): Fragment {
    const type = this.#checker.getTypeAtLocation(expression);
    const typeName = type === undefined ? '' : this.#checker.typeToString(type);
    if (!FRAGMENT_TYPE.test(typeName)) return PARAMETER_FRAGMENT;
    const value = this.#evaluate(expression, values);
    if (value instanceof Fragment) return value;
    const sample = SAMPLES.find(([pattern]) => pattern.test(typeName));
    if (sample === undefined) throw new UnknownFragment(expression.getText());
    return new Fragment(sample[1]);
  }

  #evaluate(node: ast.Node, values: Values): unknown {
    if (this.#depth > DEPTH_MAX) return UNKNOWN_VALUE;
    this.#depth += 1;
    try {
      return this.#evaluateNode(node, values);
    } finally {
      this.#depth -= 1;
    }
  }

  #evaluateNode(node: ast.Node, values: Values): unknown {
    if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (ast.isNumericLiteral(node)) return Number(node.text);
    if (ast.isTaggedTemplateExpression(node)) return this.#innerTemplate(node, values);
    if (ast.isTemplateExpression(node)) return this.#string(node, values);
    if (ast.isIdentifier(node)) return this.#identifier(node, values);
    if (ast.isCallExpression(node)) return this.#call(node, values);
    if (ast.isPropertyAccessExpression(node)) {
      return propertyOf(this.#evaluate(node.expression, values), node.name.text);
    }
    if (ast.isElementAccessExpression(node)) {
      const owner = this.#evaluate(node.expression, values);
      const name = this.#evaluate(node.argumentExpression, values);
      return name === UNKNOWN_VALUE ? firstOf(owner) : propertyOf(owner, name);
    }
    if (ast.isConditionalExpression(node)) {
      const isTrue = this.#evaluate(node.condition, values);
      const first = isTrue === false ? UNKNOWN_VALUE : this.#evaluate(node.whenTrue, values);
      return first === UNKNOWN_VALUE ? this.#evaluate(node.whenFalse, values) : first;
    }
    if (ast.isBinaryExpression(node)) return this.#comparison(node, values);
    if (ast.isArrayLiteralExpression(node)) return this.#array(node.elements, values);
    if (ast.isObjectLiteralExpression(node)) return this.#object(node, values);
    if (ast.isArrowFunction(node)) return this.#closure(node, values);
    return ast.isOuterExpression(node)
      ? this.#evaluate(ast.skipOuterExpressions(node), values)
      : UNKNOWN_VALUE;
  }

  #identifier(identifier: ast.Identifier, values: Values): unknown {
    const value = this.#symbol(this.#checker.getSymbolAtLocation(identifier), values);
    return value === UNKNOWN_VALUE ? this.#sample(this.#checker.getTypeAtLocation(identifier)) : value;
  }

  /** One of the values that a type allows, if it is of literal texts, or lists of one value. */
  #sample(type: Type | undefined): unknown {
    const [first = type] = type?.isUnionType() === true ? type.getTypes() : [];
    if (first?.isStringLiteralType() === true) return first.value;
    if (first === undefined || !first.isTypeReference() || !this.#checker.isArrayLikeType(first))
      return UNKNOWN_VALUE;
    return this.#checker.getTypeArguments(first).map((element) => this.#sample(element));
  }

  #string({ head, templateSpans }: ast.TemplateExpression, values: Values): unknown {
    const parts = templateSpans.map(({ expression }) => this.#evaluate(expression, values));
    if (parts.includes(UNKNOWN_VALUE)) return UNKNOWN_VALUE;
    return templateSpans.reduce(
      (text, { literal }, index) => text + String(parts[index]) + literal.text,
      head.text,
    );
  }

  #comparison({ left, operatorToken, right }: ast.BinaryExpression, values: Values): unknown {
    const isEqual = operatorToken.kind === ast.SyntaxKind.EqualsEqualsEqualsToken;
    if (!isEqual && operatorToken.kind !== ast.SyntaxKind.ExclamationEqualsEqualsToken) return UNKNOWN_VALUE;
    const sides = [left, right].map((side) => this.#evaluate(side, values));
    return sides.includes(UNKNOWN_VALUE) ? UNKNOWN_VALUE : (sides[0] === sides[1]) === isEqual;
  }

  #array(elements: readonly ast.Expression[], values: Values): unknown {
    const lists = elements.map((element) =>
      ast.isSpreadElement(element)
        ? this.#evaluate(element.expression, values)
        : [this.#evaluate(element, values)],
    );
    return lists.every((list) => Array.isArray(list)) ? lists.flat() : UNKNOWN_VALUE;
  }

  #object({ properties }: ast.ObjectLiteralExpression, values: Values): unknown {
    const object: Record<string, unknown> = {};
    for (const property of properties) {
      if (
        ast.isPropertyAssignment(property) &&
        (ast.isIdentifier(property.name) || ast.isStringLiteral(property.name))
      ) {
        object[property.name.text] = this.#evaluate(property.initializer, values);
      } else if (ast.isShorthandPropertyAssignment(property) && ast.isIdentifier(property.name)) {
        const symbol = this.#checker.getShorthandAssignmentValueSymbol(property);
        object[property.name.text] = this.#symbol(symbol, values);
      }
    }
    return object;
  }

  #symbol(symbol: CodeSymbol | undefined, values: Values): unknown {
    if (symbol === undefined) return UNKNOWN_VALUE;
    const target = (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : this.#checker.getAliasedSymbol(symbol);
    if (values.has(target.id)) return values.get(target.id);
    const handle = target.valueDeclaration;
    if (handle === undefined) return UNKNOWN_VALUE;
    if (handle.path.includes('/node_modules/kysely/')) return KYSELY_FUNCTIONS;
    if (target.name === 'Object') return Object;
    const declaration = handle.resolve(this.#project);
    return declaration === undefined ? UNKNOWN_VALUE : this.#declaration(declaration, values);
  }

  #declaration(declaration: ast.Node, values: Values): unknown {
    if (ast.isFunctionDeclaration(declaration)) return this.#closure(declaration, values);
    if (ast.isVariableDeclaration(declaration)) {
      return declaration.initializer === undefined
        ? UNKNOWN_VALUE
        : this.#evaluate(declaration.initializer, values);
    }
    if (!ast.isBindingElement(declaration)) return UNKNOWN_VALUE;
    const { parent: pattern, propertyName, name } = declaration;
    const whole = this.#declaration(pattern.parent, values);
    const value = whole === UNKNOWN_VALUE ? this.#sample(this.#checker.getTypeAtLocation(pattern)) : whole;
    if (ast.isObjectBindingPattern(pattern)) return propertyOf(value, (propertyName ?? name)?.getText());
    return ast.isArrayBindingPattern(pattern)
      ? propertyOf(value, String(pattern.elements.indexOf(declaration)))
      : UNKNOWN_VALUE;
  }

  #call({ expression, arguments: list }: ast.CallExpression, values: Values): unknown {
    const method = ast.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
    const owner = ast.isPropertyAccessExpression(expression)
      ? this.#evaluate(expression.expression, values)
      : undefined;
    const callee = method === undefined ? this.#evaluate(expression, values) : propertyOf(owner, method);
    if (typeof callee !== 'function') return UNKNOWN_VALUE;
    const argumentValues = list.map((argument) => this.#evaluate(argument, values));
    // A method of a list or an object of JavaScript needs all of them.
    const needsAll = owner !== undefined && owner !== KYSELY_FUNCTIONS;
    if (needsAll && argumentValues.includes(UNKNOWN_VALUE)) return UNKNOWN_VALUE;
    return (callee as Callable).apply(owner, argumentValues);
  }

  #closure({ parameters, body }: ast.FunctionDeclaration | ast.ArrowFunction, values: Values): Callable {
    return (...list) => {
      const inner = new Map(values);
      for (const [index, { name, initializer }] of parameters.entries()) {
        const isDefault = list.length <= index && initializer !== undefined;
        this.#bind(name, isDefault ? this.#evaluate(initializer, values) : list[index], inner);
      }
      if (body === undefined) return UNKNOWN_VALUE;
      return ast.isBlock(body) ? this.#block(body, inner) : this.#evaluate(body, inner);
    };
  }

  #bind(name: ast.BindingName, value: unknown, values: Map<number, unknown>): void {
    if (ast.isObjectBindingPattern(name)) {
      for (const element of name.elements) {
        const property = (element.propertyName ?? element.name)?.getText();
        if (element.name !== undefined) this.#bind(element.name, propertyOf(value, property), values);
      }
      return;
    }
    const symbol = this.#checker.getSymbolAtLocation(name);
    if (symbol !== undefined) values.set(symbol.id, value);
  }

  /** The value of the first `return` that can be known. */
  #block(block: ast.Block, values: Values): unknown {
    for (const statement of block.statements) {
      const value = this.#findReturnValue(statement, values);
      if (value !== UNKNOWN_VALUE) return value;
    }
    return UNKNOWN_VALUE;
  }

  #findReturnValue(statement: ast.Statement, values: Values): unknown {
    if (ast.isReturnStatement(statement)) {
      return statement.expression === undefined
        ? UNKNOWN_VALUE
        : this.#evaluate(statement.expression, values);
    }
    if (ast.isBlock(statement)) return this.#block(statement, values);
    if (!ast.isIfStatement(statement) || this.#evaluate(statement.expression, values) === false)
      return UNKNOWN_VALUE;
    return this.#findReturnValue(statement.thenStatement, values);
  }
}

/** One of the properties of an object. */
function firstOf(owner: unknown): unknown {
  if (typeof owner !== 'object' || owner === null) return UNKNOWN_VALUE;
  return Object.values(owner).find((value) => value !== UNKNOWN_VALUE) ?? UNKNOWN_VALUE;
}

/** A property by its name; those of lists are their methods. */
function propertyOf(owner: unknown, name: unknown): unknown {
  if (owner === UNKNOWN_VALUE || owner === undefined || owner === null || typeof name !== 'string')
    return UNKNOWN_VALUE;
  const value: unknown = Reflect.get(Object(owner), name);
  return value === undefined ? UNKNOWN_VALUE : value;
}
