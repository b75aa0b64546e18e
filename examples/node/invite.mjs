// Invites a talent to the survey and prints the id of the result it will have.
// node invite.mjs ADDRESS FIRST_NAME LAST_NAME EN|DE        (rights: invitations:send)
import { fetchData } from './quint.mjs';

const [, , email, first_name, last_name, language = 'EN'] = process.argv;
const { invited, rejected } = await fetchData('/invite/talents', {
  method: 'POST',
  body: { talents: [{ email, first_name, last_name, language }] },
});
for (const { message } of rejected) throw new Error(message);
console.log(invited[0].result);
