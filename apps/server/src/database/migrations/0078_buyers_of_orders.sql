-- An order says for whom it was placed: what a talent pays for privately is no business of the workspace, neither its
-- invoices nor its customer at the provider. Language and way back are kept, because an order that is sent to the provider
-- a second time must say the same.

alter table orders
  add column buyer text not null default 'workspace' constraint orders__buyer check (buyer in ('workspace', 'talent')),
  add column language text not null default 'EN' constraint orders__language check (language in ('EN', 'DE')),
  add column return_path text constraint orders__return_path_length check (char_length(return_path) <= 2000);
comment on column orders.buyer is 'Who pays: the workspace, or the talent whose report it is.';
comment on column orders.language is 'The language of the page of payment and of mails about the order.';
comment on column orders.return_path is 'A path of this site to go on to afterwards.';
