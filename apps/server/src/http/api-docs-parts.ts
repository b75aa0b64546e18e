import { escapeHtml } from '#mail/layout.ts';
import type { ApiDocument, JsonSchema, Operation } from '#http/api-docs-document.ts';
import { anchorOf, prose, tableHtml } from '#http/api-docs-html.ts';
import { flattenSchema, readOf } from '#http/api-docs-schema.ts';

const ITEMS = '/api/items/';

function typeHtml(schema: JsonSchema): string {
  const { text, collections } = readOf(schema);
  const links = collections.map((name) => `<a href="#${anchorOf('items', name)}">${escapeHtml(name)}</a>`);
  return [escapeHtml(text), ...links].filter((part) => part !== '').join(' or ');
}

const PEOPLE: Readonly<Record<string, string>> = {
  '': '–',
  'APP_ADMIN,ORG_ADMIN': 'administrators',
  'APP_ADMIN,ORG_ADMIN,ORG_USER': 'everybody',
};

function rolesOf(value: unknown): string {
  const roles = Array.isArray(value) ? value.map(String).toSorted() : [];
  return PEOPLE[roles.join(',')] ?? roles.join(', ');
}

/** Texts of one cell, as far as there are any. */
function joined(texts: readonly unknown[]): string {
  return prose(texts.filter((text) => typeof text === 'string' && text !== '').join(' '));
}

interface Writes {
  readonly isRequired: boolean;
  /** Records are created and changed, so that a field may be for one of the two only. */
  readonly hasBoth: boolean;
}

function notesOf(schema: JsonSchema, { isRequired, hasBoth }: Writes): string {
  const [creators, changers] = [schema['x-creatable-by'], schema['x-changeable-by']];
  return joined([
    schema.description,
    isRequired && 'Required to create.',
    hasBoth && creators !== undefined && changers === undefined && 'Written at creation only.',
    hasBoth && creators === undefined && changers !== undefined && 'Written by changes only.',
    schema['x-masked-for'] !== undefined && 'May be masked.',
    schema['x-reading-is-audited'] === true && 'Reading is noted in the audit log.',
    schema['x-searched'] === true && 'Searched.',
    schema['x-filterable'] === false && 'No filter.',
    schema['x-sortable'] === false && schema['x-relation'] === undefined && 'No sorting.',
  ]);
}

function fieldsHtml(document: ApiDocument, name: string): string {
  const schemas = document.components.schemas;
  const [creation, change] = [schemas[`${name}.create`], schemas[`${name}.update`]];
  const required = (creation?.required as readonly string[] | undefined) ?? [];
  const hasBoth = creation !== undefined && change !== undefined;
  const fields = new Map<string, JsonSchema>();
  for (const part of [schemas[name], creation, change]) {
    for (const field of flattenSchema(part ?? {})) fields.set(field.path, field.schema);
  }
  const rows = [...fields].map(([path, schema]) => [
    `<code>${escapeHtml(path)}</code>`,
    typeHtml(schema),
    rolesOf(schema['x-readable-by']),
    rolesOf(schema['x-creatable-by'] ?? schema['x-changeable-by']),
    notesOf(schema, { isRequired: required.includes(path), hasBoth }),
  ]);
  const head = ['Field', 'Type', 'Read by', 'Written by', 'Notes'];
  return tableHtml({ label: `Fields of ${name}`, head, rows });
}

function callsHtml(document: ApiDocument, name: string): string {
  const calls = [`${ITEMS}${name}`, `${ITEMS}${name}/{id}`].flatMap((path) =>
    Object.entries(document.paths[path] ?? {}).map(
      ([method, { summary }]) =>
        `<li><span class="method">${escapeHtml(method.replace('x-', '').toUpperCase())}</span> <code>${escapeHtml(path)}</code> <span class="quiet">${escapeHtml(summary)}</span></li>`,
    ),
  );
  return `<ul class="calls">${calls.join('\n')}</ul>`;
}

/** A collection: what it is, how it is called, its fields. */
export function collectionHtml(document: ApiDocument, name: string): string {
  const about = document.tags.find((tag) => tag.name === name)?.description ?? '';
  return `<section><h3 id="${anchorOf('items', name)}">${escapeHtml(name)}</h3>
<p>${prose(about)}</p>
${callsHtml(document, name)}
${fieldsHtml(document, name)}</section>`;
}

interface Values {
  readonly kind: 'Parameters' | 'Body' | 'Answer';
  readonly of: string;
  readonly schema: JsonSchema | undefined;
}

function valuesHtml({ kind, of, schema }: Values): string {
  const fields = schema === undefined ? [] : flattenSchema(schema);
  if (fields.length === 0) return '';
  const rows = fields.map(({ path, schema: value, isRequired }) => [
    `<code>${escapeHtml(path)}</code>`,
    typeHtml(value),
    joined([
      kind !== 'Answer' && isRequired && 'Required.',
      kind === 'Answer' && !isRequired && 'May be missing.',
      value.description,
    ]),
  ]);
  const label = `${kind} of ${of}`;
  return `<h5>${kind}</h5>\n${tableHtml({ label, head: ['Name', 'Type', 'Notes'], rows })}`;
}

/** The answer of a request that succeeds. */
function answerOf({ responses }: Operation): unknown {
  const status = Object.keys(responses).find((name) => name.startsWith('2'));
  return status === undefined ? undefined : responses[status];
}

function schemaOfBody(body: unknown): JsonSchema | undefined {
  const { content } = (body ?? {}) as { content?: Record<string, { schema?: JsonSchema }> };
  return Object.values(content ?? {})[0]?.schema;
}

function parametersSchema(operation: Operation): JsonSchema | undefined {
  const own = (operation.parameters ?? []).filter(({ name }) => name !== undefined);
  if (own.length === 0) return undefined;
  const properties = own.map((parameter) => [String(parameter.name), parameter.schema]);
  const required = own.filter((parameter) => parameter.required === true).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(properties), required };
}

/** Parameters that are the same everywhere are told once. */
function readParametersHtml(operation: Operation): string {
  const common = (operation.parameters ?? []).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  const names = common.map(
    (reference) => `<a href="#parameters">${escapeHtml(reference.split('/').at(-1) ?? '')}</a>`,
  );
  return names.length === 0 ? '' : `<p>Takes ${names.join(', ')}.</p>`;
}

function routeHtml(path: string, method: string, operation: Operation): string {
  const name = `${method.toUpperCase()} ${path}`;
  const refusals = Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, response]) => String(response.description).split(', '))
    .map((code) => `<a href="#${anchorOf('error', code)}">${escapeHtml(code)}</a>`);
  return `<section><h4 id="${anchorOf('route', method, path)}"><span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code></h4>
<p>${prose(operation.summary)}. ${prose(operation.description ?? '')}</p>
${valuesHtml({ kind: 'Parameters', of: name, schema: parametersSchema(operation) })}
${readParametersHtml(operation)}
${valuesHtml({ kind: 'Body', of: name, schema: schemaOfBody(operation.requestBody) })}
${valuesHtml({ kind: 'Answer', of: name, schema: schemaOfBody(answerOf(operation)) })}
${refusals.length === 0 ? '' : `<p class="quiet">Refusals: ${refusals.join(', ')}.</p>`}</section>`;
}

/** Routes that begin alike. */
interface Group {
  readonly name: string;
  readonly html: string;
}

/** All routes that belong to no collection, in groups. */
export function routeGroups(document: ApiDocument): Group[] {
  const routes = Object.entries(document.paths)
    .filter(([path]) => !path.startsWith(ITEMS))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    );
  const byTag = Map.groupBy(routes, ({ operation }) => operation.tags[0] ?? '');
  return [...byTag]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, list]) => ({
      name,
      html: `<h3 id="${anchorOf('routes', name)}">${escapeHtml(name)}</h3>\n${list
        .toSorted((left, right) => (left.path < right.path ? -1 : 1))
        .map(({ path, method, operation }) => routeHtml(path, method, operation))
        .join('\n')}`,
    }));
}
