import { toMailboxAddress } from '../base/email.ts';
import { removeInvisible } from '../base/names.ts';

/** The user roles for accounts created at a first sign-in; works council accounts are always assigned manually. */
export const ACCOUNT_ROLES = ['ORG_USER', 'ORG_ADMIN'] as const;

export const SSO_DOMAINS_PER_WORKSPACE = 20;

/** The name of a domain's TXT record. */
export function recordNameOf(domain: string): string {
  return `_quint.${domain}`;
}

/** Public mailbox providers, whose users do not represent the domain. */
const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  `aol.com arcor.de att.net bluewin.ch btinternet.com comcast.net email.de fastmail.com free.fr freemail.hu freenet.de
  gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.com hotmail.de hotmail.co.uk hushmail.com
  icloud.com interia.pl laposte.net libero.it live.com live.de mac.com mail.com mail.de mail.ru mailbox.org me.com msn.com
  naver.com o2.pl online.de onet.pl orange.fr outlook.com outlook.de pm.me posteo.de posteo.net proton.me protonmail.com
  qq.com rambler.ru rocketmail.com seznam.cz sfr.fr t-online.de tuta.com tuta.io tutanota.com tutanota.de verizon.net
  vodafone.de wanadoo.fr web.de wp.pl yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.com yandex.ru ymail.com zoho.com
  163.com 126.com`.split(/\s+/),
);

export function isPublicMailDomain(domain: string): boolean {
  return PUBLIC_MAIL_DOMAINS.has(domain);
}

/** A label of a host name in ASCII. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z][a-z0-9-]{0,61}[a-z0-9])$/;

/** The stored form of a domain: lower case, ASCII, without a trailing dot; undefined when invalid. */
export function toDomain(text: string): string | undefined {
  const name = removeInvisible(text).trim().replace(/^@/, '').replace(/\.$/, '');
  if (/[\s/@:?#\\%]/.test(name)) return undefined;
  const ascii = URL.parse(`https://${name}`)?.hostname ?? '';
  return ascii.length <= 253 && DOMAIN.test(ascii) ? ascii : undefined;
}

/** The domain of an e-mail address, in that form. */
export function domainOfEmail(email: string): string | undefined {
  const mailbox = toMailboxAddress(email);
  const at = mailbox.lastIndexOf('@');
  return at < 1 ? undefined : toDomain(mailbox.slice(at + 1));
}
