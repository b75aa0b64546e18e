import type { ApiDocument, JsonSchema } from '#api-docs/document.ts';

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
const TYPES = new Set(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']);
const NAME = /^[A-Za-z0-9._-]+$/;

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The structural problems of a JSON Schema of draft 2020-12. */
function findSchemaProblems(schema: unknown, at: string): string[] {
  if (typeof schema === 'boolean') return [];
  if (!isObject(schema)) return [`${at} is no schema`];
  const problems: string[] = [];
  for (const type of [schema.type ?? []].flat() as unknown[]) {
    if (typeof type !== 'string' || !TYPES.has(type))
      problems.push(`${at} has the type ${JSON.stringify(type)}`);
  }
  if (schema.enum !== undefined && !(Array.isArray(schema.enum) && schema.enum.length > 0))
    problems.push(`${at} has a bad enum`);
  const requiredNames = schema.required ?? [];
  if (!Array.isArray(requiredNames) || requiredNames.some((name) => typeof name !== 'string'))
    problems.push(`${at} has a bad required`);
  if (schema.nullable !== undefined) problems.push(`${at} is nullable, which 3.1 does not know`);
  const maps = ['properties', '$defs', 'patternProperties'].flatMap((key) =>
    Object.entries(schema[key] ?? {}),
  );
  const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) => {
    const list = schema[key];
    if (list !== undefined && !(Array.isArray(list) && list.length > 0))
      problems.push(`${at}.${key} is empty`);
    return Array.isArray(list)
      ? list.map((part: unknown, index): [string, unknown] => [`${key}.${index}`, part])
      : [];
  });
  const single = ['items', 'additionalProperties', 'not', 'propertyNames'].flatMap(
    (key): [string, unknown][] => (schema[key] === undefined ? [] : [[key, schema[key]]]),
  );
  for (const [name, part] of [...maps, ...lists, ...single])
    problems.push(...findSchemaProblems(part, `${at}.${name}`));
  return problems;
}

function findContentProblems(holder: unknown, at: string): string[] {
  if (!isObject(holder)) return [`${at} is no object`];
  return Object.entries(holder.content ?? {}).flatMap(([type, media]) => {
    if (!/^[\w*]+\/[\w.+*-]+$/.test(type)) return [`${at} has the media type ${type}`];
    return isObject(media) && media.schema !== undefined
      ? findSchemaProblems(media.schema, `${at} ${type}`)
      : [];
  });
}

function resolve(document: unknown, reference: unknown): unknown {
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined;
  let target = document;
  for (const part of reference.slice(2).split('/')) {
    target = isObject(target) ? target[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  return target;
}

function findOperationProblems(document: ApiDocument, path: string, method: string): string[] {
  const at = `${method} ${path}`;
  const operation = document.paths[path]?.[method];
  if (!isObject(operation)) return [`${at} is no operation`];
  const problems: string[] = [];
  const parameters = (Array.isArray(operation.parameters) ? operation.parameters : []).map(
    (parameter: JsonSchema) => (parameter.$ref === undefined ? parameter : resolve(document, parameter.$ref)),
  );
  const seenKeys = new Set<string>();
  for (const parameter of parameters) {
    if (!isObject(parameter) || !['path', 'query', 'header', 'cookie'].includes(String(parameter.in))) {
      problems.push(`${at} has a parameter that is nowhere`);
      continue;
    }
    const key = `${String(parameter.in)} ${String(parameter.name)}`;
    if (seenKeys.has(key)) problems.push(`${at} has ${key} twice`);
    seenKeys.add(key);
    if (parameter.in === 'path' && parameter.required !== true)
      problems.push(`${at}: ${key} is not required`);
    problems.push(...findSchemaProblems(parameter.schema, `${at} ${key}`));
  }
  const expectedKeys = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
  const pathKeys = [...seenKeys].filter((key) => key.startsWith('path '));
  if (expectedKeys.toSorted().join() !== pathKeys.toSorted().join())
    problems.push(`${at} tells of ${pathKeys.join() || 'no path parameter'}`);
  if (operation.requestBody !== undefined)
    problems.push(...findContentProblems(operation.requestBody, `${at} body`));
  const responses = Object.entries(isObject(operation.responses) ? operation.responses : {});
  if (responses.length === 0) problems.push(`${at} has no answer`);
  for (const [status, response] of responses) {
    if (!/^([1-5]\d\d|[1-5]XX|default)$/.test(status)) problems.push(`${at} has the status ${status}`);
    if (!isObject(response) || typeof response.description !== 'string')
      problems.push(`${at} ${status} is not described`);
    problems.push(...findContentProblems(response, `${at} ${status}`));
  }
  for (const name of (operation.security as readonly JsonSchema[]).flatMap((entry) => Object.keys(entry))) {
    if (document.components.securitySchemes[name] === undefined) problems.push(`${at} asks for ${name}`);
  }
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const tag of operation.tags as readonly string[])
    if (!tags.has(tag)) problems.push(`${at} has the unknown tag ${tag}`);
  return problems;
}

function findReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findReferences);
  if (!isObject(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(findReferences)];
}

/** The structural problems of an OpenAPI 3.1 document; empty when it is valid. */
export function findDocumentProblems(document: ApiDocument): string[] {
  const problems: string[] = [];
  if (!/^3\.1\.\d+$/.test(document.openapi)) problems.push(`openapi is ${document.openapi}`);
  if (document.info.title === '' || document.info.version === '') problems.push('info is incomplete');
  if (document.servers.length === 0 || !document.servers.every(({ url }) => URL.canParse(url)))
    problems.push('no server has an address');
  const ids: string[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    if (!path.startsWith('/')) problems.push(`${path} does not begin with a slash`);
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method) && !method.startsWith('x-')) problems.push(`${path} has the method ${method}`);
      ids.push(operation.operationId);
      problems.push(...findOperationProblems(document, path, method));
    }
  }
  problems.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`));
  for (const [kind, parts] of Object.entries(document.components)) {
    for (const [name, part] of Object.entries(parts)) {
      if (!NAME.test(name)) problems.push(`${kind} ${name} has a bad name`);
      if (kind === 'schemas') problems.push(...findSchemaProblems(part, name));
      if (kind === 'responses') problems.push(...findContentProblems(part, name));
    }
  }
  const references = [...new Set(findReferences(document))];
  return [
    ...problems,
    ...references
      .filter((reference) => resolve(document, reference) === undefined)
      .map((reference) => `${reference} leads nowhere`),
  ];
}
