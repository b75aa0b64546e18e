import pg from 'pg';

/** Reports which rows were written, as `insert audit_log` or `update users.last_access`. */
export interface WriteWatch {
  /** Returns the writes since the last call, in order of their names. */
  take(): Promise<string[]>;
  stop(): Promise<void>;
}

const SET_UP = `
  create schema write_watch;
  create table write_watch.writes (what text primary key);
  create function write_watch.note() returns trigger language plpgsql security definer as $$
  begin
    if tg_op = 'UPDATE' then
      insert into write_watch.writes
        select 'update ' || tg_table_name || '.' || n.key from jsonb_each(to_jsonb(new)) n
        where n.value is distinct from to_jsonb(old) -> n.key
        on conflict do nothing;
    else
      insert into write_watch.writes values (lower(tg_op) || ' ' || tg_table_name) on conflict do nothing;
    end if;
    return null;
  end $$;
  do $$
  declare name text;
  begin
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('create trigger zz_write_watch after insert or update or delete on %I for each row execute function write_watch.note()', name);
    end loop;
  end $$`;

/**
 * Records every row that is written to the database of a test, by triggers on all tables. Unlike a comparison of two
 * states it also detects writes that cancel each other out. An update that changes nothing is not a write.
 */
export async function watchWrites(url: string): Promise<WriteWatch> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SET_UP);
  return {
    async take() {
      const { rows } = await client.query<{ what: string }>('delete from write_watch.writes returning what');
      return rows.map(({ what }) => what).toSorted();
    },
    stop: () => client.end(),
  };
}
