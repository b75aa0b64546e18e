import { describe, expect, it } from 'vitest';
import { maskAddress, problemOfMail } from './mail-problems.ts';

describe('problemOfMail', () => {
  it.each([
    ['EENVELOPE 550', 'mailbox_unknown'],
    ['EENVELOPE 553', 'mailbox_unknown'],
    ['EENVELOPE 554', 'message_refused'],
    ['EENVELOPE 451', 'later'],
    ['EENVELOPE 452', 'mailbox_full'],
    ['EENVELOPE 552', 'mailbox_full'],
    ['EMESSAGE 550', 'message_refused'],
    ['ESENDER 553', 'sender_refused'],
    ['EAUTH 535', 'sign_in'],
    ['EAUTH', 'sign_in'],
    ['ETIMEDOUT', 'timeout'],
    ['ECONNECTION', 'unreachable'],
    ['ESOCKET', 'unreachable'],
    ['EDNS', 'unreachable'],
    ['ETLS', 'encryption'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'encryption'],
    ['TypeError', 'unknown'],
    [null, 'unknown'],
  ] as const)('reads %s as %s', (kind, problem) => {
    expect(problemOfMail(kind)).toBe(problem);
  });
});

describe('maskAddress', () => {
  it.each([
    ['karla@einhorn.de', 'k***@e***.de'],
    ['k@mail.einhorn.co.uk', 'k***@m***.uk'],
    ['root@localhost', 'r***@l***'],
    ['', '***@***'],
  ])('masks %s', (address, maskedAddress) => {
    expect(maskAddress(address)).toBe(maskedAddress);
  });
});
