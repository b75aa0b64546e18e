import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import type { FastifyRequest } from 'fastify';

/** The raw query string of a read; undefined when the query is in the body. */
export function questionOf({ method, url }: FastifyRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const from = url.indexOf('?');
  return from < 0 ? '' : url.slice(from + 1);
}

/** A repeated parameter, `fields[]=a&fields[]=b`, is parsed as a list under its key. */
function singly([key, value]: [string, unknown]): [string, unknown][] {
  return Array.isArray(value) && key.endsWith('[]')
    ? value.map((entry: unknown) => [key, entry])
    : [[key, value]];
}

function unreadable(key: string, problem: string): Failure {
  return fail('INVALID_QUERY', { reason: `the parameter "${key}" is ${problem}`, field: key });
}

/** Parameters whose keys have brackets, such as `filter[a][_eq]=1`, as a tree. */
export function unfoldParameters(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const tree: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(flat).flatMap(singly)) {
    const [head = '', ...tailParts] = key.split('[');
    if (tailParts.some((part) => !part.endsWith(']'))) throw unreadable(key, 'not readable');
    const path = [head, ...tailParts.map((part) => part.slice(0, -1))];
    let node = tree;
    for (const [index, part] of path.entries()) {
      const name = part === '' ? String(Object.keys(node).length) : part;
      const there = node[name];
      if (there !== undefined && (index === path.length - 1 || !isRecord(there))) {
        throw unreadable(key, 'given twice');
      }
      if (index === path.length - 1) node[name] = value;
      else {
        const next = there ?? Object.create(null);
        node[name] = next;
        node = next as Record<string, unknown>;
      }
    }
  }
  return tree;
}
