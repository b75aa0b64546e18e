/** The German catalogue errors of single sign-on. */
export const ssoErrorsDe = {
  'sso.required':
    'Bei deinem Unternehmen meldest du dich über das Unternehmen an. Wähle „Weiter mit deinem Unternehmen“.',
  'sso.not_offered':
    'Für {{domain}} hat hier kein Unternehmen eine Anmeldung eingerichtet. Melde dich mit deinem Passwort an.',
  'sso.expired':
    'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Bitte fange neu an.',
  'sso.cancelled': 'Du hast die Anmeldung bei deinem Unternehmen abgebrochen. Es hat sich nichts geändert.',
  'sso.refused_by_provider': 'Die Anmeldung deines Unternehmens hat die Anfrage abgelehnt: {{answer}}',
  'sso.provider_unreachable':
    'Die Anmeldung deines Unternehmens antwortet nicht. Versuche es in ein paar Minuten noch einmal oder frage deine IT.',
  'sso.address_refused':
    'Diese Adresse geht nicht: Sie muss mit https:// beginnen und darf nicht in ein privates Netz führen. Wer Quint betreibt, kann private Netze erlauben.',
  'sso.issuer_invalid':
    'Unter dieser Adresse antwortet kein OpenID-Connect-Anbieter. Prüfe den Aussteller: Darunter muss „/.well-known/openid-configuration“ erreichbar sein.',
  'sso.issuer_differs':
    'Der Anbieter unter dieser Adresse nennt sich {{issuer}}. Trage genau das als Aussteller ein.',
  'sso.client_refused':
    'Der Anbieter hat Client-ID oder Client-Secret nicht angenommen. Sag deiner Administration Bescheid; vielleicht ist das Secret abgelaufen.',
  'sso.token_issuer':
    'Die Antwort kommt von einem anderen Anbieter als dem gefragten. Du wurdest nicht angemeldet.',
  'sso.token_audience':
    'Die Antwort des Anbieters ist für eine andere Anwendung bestimmt. Du wurdest nicht angemeldet.',
  'sso.token_nonce': 'Die Antwort des Anbieters gehört zu einer anderen Anmeldung. Bitte fange neu an.',
  'sso.token_clock':
    'Die Antwort des Anbieters gilt gerade nicht. Vielleicht gehen die Uhren der beiden Server unterschiedlich; sag deiner Administration Bescheid.',
  'sso.token_signature': 'Die Signatur des Anbieters ist ungültig. Du wurdest nicht angemeldet.',
  'sso.token_invalid': 'Die Antwort des Anbieters ist nicht lesbar. Du wurdest nicht angemeldet.',
  'sso.email_invalid':
    'Dein Anbieter hat eine ungültige E-Mail-Adresse übermittelt. Bitte die Administration deines Unternehmens, sie dort zu korrigieren.',
  'sso.subject_missing': 'Dein Anbieter hat nicht mitgeteilt, welches seiner Konten deines ist.',
  'sso.email_missing':
    'Der Anbieter schickt keine E-Mail-Adresse. Deine Administration muss den Claim „email“ für diese Anwendung freigeben.',
  'sso.email_unverified':
    'Der Anbieter sagt nicht, dass deine E-Mail-Adresse bestätigt ist. Sag deiner Administration Bescheid.',
  'sso.domain_unproved':
    'Dein Unternehmen hat noch nicht nachgewiesen, dass {{domain}} seine Domain ist. Sag deiner Administration Bescheid.',
  'sso.no_account':
    'Du hast in diesem Arbeitsbereich noch kein Konto. Deine Administration kann dich einladen oder Konten bei der ersten Anmeldung anlegen lassen.',
  'sso.other_account':
    'Zu deiner Adresse gibt es ein Konto, das nicht zu diesem Arbeitsbereich gehört. Es wird nicht übernommen: Melde dich damit an, oder lass dich einladen und nimm die Einladung zuerst an.',
  'sso.other_person':
    'Das Konto mit deiner Adresse ist mit einer anderen Person deines Unternehmens verbunden. Deine Administration kann dieses Mitglied entfernen und dich einladen.',
  'sso.platform_account':
    'Die Administration der Plattform meldet sich mit Passwort und zweitem Faktor an, nie über ein Unternehmen.',
  'sso.code_mailed': 'Bitte gib den Code ein, den wir an deine E-Mail-Adresse geschickt haben.',
  'sso.code_wrong': 'Dieser Code stimmt nicht. Bitte gib den Code aus unserer letzten E-Mail ein.',
  'sso.not_set_up': 'Die Verbindung zum Identitätsanbieter ist noch nicht eingerichtet.',
  'sso.secret_required': 'Bitte gib das Client-Secret ein.',
  'sso.secret_unreadable':
    'Das gespeicherte Client-Secret für die Anmeldung deines Unternehmens ist nicht mehr lesbar. Deine Administration muss das Client-Secret neu eingeben, unter Einstellungen → Anmeldung über das Unternehmen.',
  'sso.domain_invalid': 'Bitte gib eine Domain wie beispiel.de ein.',
  'sso.domain_public': '{{domain}} ist ein öffentlicher E-Mail-Anbieter und kann keinem Unternehmen gehören.',
  'sso.domain_taken':
    '{{domain}} gehört schon zu einem anderen Arbeitsbereich. Melde dich bei uns, wenn das nicht stimmt.',
  'sso.domains_too_many': 'Ein Arbeitsbereich kann höchstens {{max}} Domains haben.',
  'sso.record_missing':
    'Der TXT-Eintrag unter {{name}} fehlt oder enthält etwas anderes. Bis ein neuer Eintrag überall sichtbar ist, kann eine Stunde vergehen.',
  'sso.dns_unreachable': 'Die Nameserver dieser Domain antworten nicht. Versuche es später noch einmal.',
  'sso.domain_needed': 'Weise zuerst mindestens eine Domain nach.',
  'sso.test_needed': 'Teste die Anmeldung zuerst selbst; danach kann sie zum einzigen Weg werden.',
  'sso.emergency_needed':
    'Benenne zuerst jemanden aus der Administration, der sich weiter mit Passwort und zweitem Faktor anmelden kann.',
  'sso.emergency_unfit':
    'Benannt werden kann nur, wer in diesem Arbeitsbereich aktiv zur Administration gehört und einen zweiten Faktor mit Einmalcodes hat.',
  'member.is_emergency':
    'Diese Person ist für Notfälle benannt, während sich alle anderen über das Unternehmen anmelden. Benenne zuerst jemand anderen.',
} as const;
