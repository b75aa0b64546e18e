import { AGGREGATES, DEFAULT_LIMIT } from '#items/ask/query.ts';
import { MAX_RELATION_DEPTH } from '#items/compile/table-ref.ts';

/** A part of the prose. Backticks mark what is typed literally. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly code: string }
  | { readonly table: Table };

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const OPERATORS: readonly (readonly [operators: string, meaning: string])[] = [
  ['`_eq` `_neq`', 'equal, not equal'],
  ['`_in` `_nin`', 'one of a list, none of a list; a list, or a text with commas'],
  ['`_lt` `_lte` `_gt` `_gte`', 'less, at most, greater, at least'],
  ['`_between` `_nbetween`', 'from one value to another, both included; outside of them'],
  ['`_null` `_nnull`', 'no value, a value; takes `true` or `false`'],
  ['`_empty` `_nempty`', 'no value, an empty text or an empty list; the opposite'],
  ['`_contains` `_ncontains`', 'a part of the text; of a list, one of its entries'],
  ['`_icontains` `_nicontains`', 'the same without regard to case'],
  ['`_starts_with` `_nstarts_with` `_istarts_with` `_nistarts_with`', 'how the text begins'],
  ['`_ends_with` `_nends_with` `_iends_with` `_niends_with`', 'how the text ends'],
];

export const PARAMETERS: Readonly<Record<string, string>> = {
  fields:
    'Names of the fields to answer, with commas. A dot leads into a relation or a group, `*` stands for all that may be read at its place.',
  filter: 'Conditions as an object: JSON, or written with brackets, `filter[status][_eq]=EMPLOYEE`.',
  search: 'A part of any searched text of the record, without regard to case.',
  sort: 'Names of fields with commas, `-` in front for descending. Equal records are ordered by `id`.',
  limit: `Most records to answer; ${DEFAULT_LIMIT} when it is not said, \`-1\` for all, \`0\` for none.`,
  page: 'Page of `limit` records, from 1.',
  offset: 'Records to pass over; goes before `page`.',
  deep: 'A query for a relation: `{"talents": {"_filter": {…}, "_sort": "-date_created", "_limit": 3}}`. It counts for each record on its own.',
  alias: 'Another name for a field, so that it can be asked twice: `{"open_goals": "goals"}`.',
  aggregate: `What to compute, and of which field: \`aggregate[count]=*\`. One of ${AGGREGATES.join(', ')}.`,
  groupBy: 'Fields that make the groups of `aggregate`, with commas.',
  meta: '`total_count`, `filter_count` or `*`: counts beside the data.',
  id: 'Key of the record.',
};

export const SECTIONS: readonly Section[] = [
  {
    id: 'sign-in',
    title: 'Sign in',
    blocks: [
      'Send address and password to `POST /api/auth/login`. The answer holds an access token for 15 minutes; send it with every request.',
      { code: 'Authorization: Bearer <access token>' },
      'With `"mode": "json"` the answer also holds a refresh token, with `"mode": "cookie"` it comes as a cookie that scripts cannot read. `POST /api/auth/refresh` takes either and answers with new ones; `POST /api/auth/logout` ends the sign-in. From the end of a sign-in on, also by a new password or by `DELETE /api/auth/sessions`, its access tokens are refused with 401 `TOKEN_EXPIRED`. Requests that live from a cookie need the value of the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN`.',
      'The workspace is always the active one of the person who asks. A workspace given in a payload is only compared with it.',
    ],
  },
  {
    id: 'answers',
    title: 'Answers and refusals',
    blocks: [
      'An answer is `{"data": …}`; a change without anything to tell is a 204 without a body. Times are UTC with milliseconds, `2024-03-01T00:11:00.000Z`. Large numbers and aggregates are texts.',
      'A refusal is `{"errors": [{"message": …, "extensions": {"code": …}}]}`. Rely on the code: the message is for people and follows `Accept-Language` (English, German). All codes are listed below.',
      'A record that does not exist, that is deleted, that belongs to another workspace or that the person may not see answers in one and the same way: 403 `FORBIDDEN` below `/api/items`, 404 elsewhere.',
    ],
  },
  {
    id: 'reading',
    title: 'Reading records',
    blocks: [
      'All collections are read alike, with `GET` and parameters in the address. The method `SEARCH` takes the same query as `{"query": {…}}` in its body, for queries that an address cannot hold.',
      {
        code: 'GET /api/items/talents?fields=fullname,latestResult.o,roles.roles_id.name&filter[status][_eq]=APPLICANT&sort=-date_created&limit=20&meta=filter_count',
      },
      'Without `fields` the answer holds all plain fields the person may read; a relation then shows the key of its record, or a list of keys. `fields=*.*` goes one relation deeper, `fields=*,role.name` adds one field of it. A relation can be followed up to ' +
        `${MAX_RELATION_DEPTH} times. A field that does not exist, or not for this person, refuses the whole request and is named.`,
      'Dates have parts: `year(date_created)`, also `month`, `week`, `day`, `weekday`, `hour`, `minute`, `second`; the answer calls it `date_created_year`. `count(roles)` counts a relation.',
    ],
  },
  {
    id: 'filters',
    title: 'Filters',
    blocks: [
      'A filter names fields and says what must hold for them. Several conditions hold together; `_and` and `_or` take lists of filters. A relation is filtered by its fields, a list of records by `_some` (the default: at least one record fulfils all of it) or `_none`.',
      {
        code: '{"_or": [{"status": {"_in": ["APPLICANT", "FAVOURITE"]}}, {"roles": {"_some": {"roles_id": {"name": {"_icontains": "lead"}}}}}]}',
      },
      { table: { head: ['Operator', 'Meaning'], rows: OPERATORS } },
      'Values are compared as the field has them: a text that is no date refuses the query with 400 `INVALID_QUERY`. A percent sign is a percent sign. `$NOW` stands for the time of the request, `$CURRENT_USER` for the own account. A masked value is filtered, sorted and searched as what it shows.',
    ],
  },
  {
    id: 'aggregates',
    title: 'Aggregates',
    blocks: [
      'An aggregate counts within what the person may see. All values are texts, as PostgreSQL computes them.',
      { code: 'GET /api/items/talents?aggregate[count]=*&groupBy=status' },
      { code: '{"data": [{"status": "APPLICANT", "count": "214"}, {"status": "EMPLOYEE", "count": "87"}]}' },
    ],
  },
  {
    id: 'writing',
    title: 'Writing records',
    blocks: [
      'Create one record or a list of them with `POST`, change one with `PATCH` on its address, or many with a body of `keys` or a `query` and the `data`. Each request is one transaction: everything is written, or nothing. `fields` says what the answer holds.',
      'A field that this person may not write refuses the whole request and is named. Fields that are not given stay as they are. Writing what is there already changes nothing, not even the date of the last change.',
      'A list of records takes `create`, `update` and `delete`, or a plain list that replaces what was there. In a junction a key alone is enough.',
      {
        code: 'PATCH /api/items/roles/<id>   {"talents": {"create": [{"talents_id": "<id>"}], "delete": ["<id>"]}}',
      },
      'Records with a `date_deleted` are deleted by writing it; the server takes its own time. They then answer like records that do not exist.',
    ],
  },
  {
    id: 'masking',
    title: 'Masked values',
    blocks: [
      'Fields marked as masked show `*****` for people who were not invited by name, until the workspace has unlocked the insight, and for good where it hides personal data. The mask is put on in the database, so lists, search, sorting, filters, aggregates and relations see nothing else.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    blocks: [
      'A body has at most 1 MB, an upload 10 MB. A query that is too deep, too long or too expensive is refused with 400 `INVALID_QUERY` and a reason; one that runs too long with 400 as well, and too many heavy ones at once with 503 `SERVICE_UNAVAILABLE`. A body has 30 seconds to arrive and an upload five minutes, else the answer is 408 `REQUEST_TIMEOUT`.',
      'Sign-ins and other actions that can be abused are counted and refused with 429 `REQUESTS_EXCEEDED` and `Retry-After`: among them 30 new documents and 600 writes below `/items` a minute for a person. While the server is overloaded or its database away, the answer is 503 with `Retry-After`.',
    ],
  },
];

/** The prose in Markdown, for the description of the document. */
export function toMarkdown(sections: readonly Section[]): string {
  const block = (part: Block): string => {
    if (typeof part === 'string') return part;
    if ('list' in part) return part.list.map((entry) => `- ${entry}`).join('\n');
    if ('code' in part) return `\`\`\`\n${part.code}\n\`\`\``;
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    return [line(part.table.head), line(part.table.head.map(() => '---')), ...part.table.rows.map(line)].join(
      '\n',
    );
  };
  return sections.map(({ title, blocks }) => [`## ${title}`, ...blocks.map(block)].join('\n\n')).join('\n\n');
}
