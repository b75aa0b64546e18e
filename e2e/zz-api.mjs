const [, , base, password, who] = process.argv;
const login = await fetch(base + '/api/auth/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: who, password, mode: 'json' }),
});
const token = (await login.json()).data.access_token;
const get = async (p) => {
  const t = performance.now();
  const r = await fetch(base + '/api' + p, { headers: { authorization: 'Bearer ' + token } });
  const b = await r.json();
  return { ms: (performance.now() - t).toFixed(0), b };
};
const role = (await get('/items/roles?fields=id,name&limit=100')).b.data.find(
  (r) => r.name === 'Product Owner',
).id;
for (let i = 0; i < 3; i++)
  for (const p of [
    '',
    '/ways',
    '/people?stage=finished&limit=50',
    '/people?stage=invited&limit=50',
    '/people?stage=opened&limit=50',
  ])
    console.log(p, (await get(`/vacancies/${role}${p}`)).ms);
console.log(JSON.stringify((await get(`/vacancies/${role}/ways`)).b.data));
for (const [t, a, b] of [
  ['O', 6, 8],
  ['O', 5, 7],
  ['O', 6, 7],
  ['C', 6, 8],
  ['C', 5, 7],
  ['E', 5, 8],
  ['E', 4, 7],
  ['E', 5, 7],
  ['A', 5, 7],
  ['A', 4, 6],
  ['ES', 5, 8],
  ['ES', 4, 7],
  ['ES', 5, 7],
  ['ES', 6, 8],
]) {
  const r = await get(`/vacancies/${role}/ways/narrowing?trait=${t}&min=${a}&max=${b}`);
  console.log(t, a, b, r.b.data.tied, r.b.data.reach, r.ms);
}
