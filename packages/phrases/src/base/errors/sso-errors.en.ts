/** Catalogue errors of single sign-on. */
export const ssoErrorsEn = {
  'sso.required':
    'Your company requires you to sign in through it. Please choose “Continue with your company”.',
  'sso.not_offered':
    'No company here has set up a sign-in for {{domain}}. Please sign in with your password.',
  'sso.expired': 'This sign-in has expired or was started in another browser. Please start again.',
  'sso.cancelled': 'You have cancelled the sign-in at your company. Nothing has changed.',
  'sso.refused_by_provider': 'Your company’s sign-in refused the request: {{answer}}',
  'sso.provider_unreachable':
    'Your company’s sign-in is not responding. Please try again in a few minutes, or ask your IT department.',
  'sso.address_refused':
    'This address cannot be used: it must begin with https:// and must not point to a private network. The operator can allow private networks.',
  'sso.issuer_invalid':
    'No OpenID Connect provider answers at this address. Check the issuer: “/.well-known/openid-configuration” must be available below it.',
  'sso.issuer_differs':
    'The provider at this address calls itself {{issuer}}. Enter exactly that as the issuer.',
  'sso.client_refused':
    'The provider did not accept the client ID or the client secret. Please tell your administration; the secret may have expired.',
  'sso.token_issuer':
    'The answer comes from another provider than the one that was asked. You have not been signed in.',
  'sso.token_audience':
    'The answer of the provider is meant for another application. You have not been signed in.',
  'sso.token_nonce': 'The answer of the provider belongs to another sign-in. Please start again.',
  'sso.token_clock':
    'The answer of the provider is not valid at this time. The clocks of both servers may differ; please tell your administration.',
  'sso.token_signature': 'The signature of the provider is not valid. You have not been signed in.',
  'sso.token_invalid': 'The answer of the provider cannot be read. You have not been signed in.',
  'sso.email_invalid':
    'Your provider sent an invalid e-mail address. Please ask the administrators of your company to correct it there.',
  'sso.subject_missing': 'Your provider did not say which of its accounts is yours.',
  'sso.email_missing':
    'The provider sends no e-mail address. Your administration must release the claim “email” for this application.',
  'sso.email_unverified':
    'The provider does not say that your e-mail address is verified. Please tell your administration.',
  'sso.domain_unproved':
    'Your company has not proved that {{domain}} is its domain. Please tell your administration.',
  'sso.no_account':
    'You have no account in this workspace yet. Your administration can invite you, or allow accounts to be created at the first sign-in.',
  'sso.other_account':
    'There is an account with your address that does not belong to this workspace. It is not merged: sign in with it, or have your administration invite you and accept the invitation first.',
  'sso.other_person':
    'The account with your address is linked to another person of your company. Your administration can remove that member and invite you.',
  'sso.platform_account':
    'Platform administrators sign in with their password and second factor, never through a company.',
  'sso.code_mailed': 'Please enter the code that we have sent to your e-mail address.',
  'sso.code_wrong': 'This code is not right. Please enter the code from our latest e-mail.',
  'sso.not_set_up': 'The connection to the identity provider has not been set up yet.',
  'sso.secret_required': 'Please enter the client secret.',
  'sso.secret_unreadable':
    'The stored client secret of your company’s sign-in can no longer be read. Your administration must enter the client secret again, at Settings → Single sign-on.',
  'sso.domain_invalid': 'Please enter a domain like company.com.',
  'sso.domain_public': '{{domain}} is a public e-mail provider and cannot belong to a company.',
  'sso.domain_taken': '{{domain}} already belongs to another workspace. Please contact us if that is wrong.',
  'sso.domains_too_many': 'A workspace can have at most {{max}} domains.',
  'sso.record_missing':
    'The TXT record at {{name}} was not found, or says something else. A new record can take an hour to be visible everywhere.',
  'sso.dns_unreachable': 'The name servers of this domain are not responding. Please try again later.',
  'sso.domain_needed': 'Prove at least one domain first.',
  'sso.test_needed': 'Test the sign-in yourself first; then it can be made the only way.',
  'sso.emergency_needed':
    'First choose an administrator who can still sign in with a password and a second factor.',
  'sso.emergency_unfit':
    'Choose an active administrator of this workspace who has a second factor with one-time codes.',
  'member.is_emergency':
    'This person is the administrator for emergencies while everyone else signs in through the company. Choose another one first.',
} as const;
