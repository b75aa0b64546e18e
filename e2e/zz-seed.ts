import { seedTalents, withDatabase } from './seed-talents.ts';
const [dir = '', count = '2000'] = process.argv.slice(2);
await seedTalents(dir, 'anna.kowalski@mail.example', Number(count));
await withDatabase(dir, async (client) => {
  await client.query(`insert into roles_talents (organization_id, id, roles_id, talents_id)
    select t.organization_id, uuidv7(), r.id, t.id from talents t join roles r on r.organization_id = t.organization_id and r.name = 'Product Owner'
    where t.first_name = $$Zyx$$ on conflict do nothing`);
  await client.query('analyze');
});
