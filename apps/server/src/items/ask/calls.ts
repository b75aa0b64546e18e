/** Functions of dates and the words PostgreSQL has for them. */
export const DATE_PARTS: Readonly<Record<string, string>> = {
  year: 'year',
  month: 'month',
  week: 'week',
  day: 'day',
  weekday: 'dow',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
};

/** A function of a field, `count(talents)` or `year(date_created)`: its parts and the key of its value. */
export interface Call {
  readonly name: string;
  readonly field: string;
  readonly key: string;
}

/** The call a name of a query is; undefined for a plain name. */
export function findCall(text: string): Call | undefined {
  const match = /^(count|year|month|week|day|weekday|hour|minute|second)\((\w+)\)$/.exec(text);
  const [, name = '', field = ''] = match ?? [];
  return match === null ? undefined : { name, field, key: `${field}_${name}` };
}
