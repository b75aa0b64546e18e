/** The most frequent towns and countries in our users' resumes, to distinguish a place from a company. */
const PLACES = new Set(
  `berlin hamburg münchen munich köln cologne frankfurt stuttgart düsseldorf leipzig dortmund essen bremen dresden
hannover hanover nürnberg nuremberg duisburg bochum wuppertal bielefeld bonn münster mannheim karlsruhe augsburg
wiesbaden mönchengladbach gelsenkirchen aachen braunschweig kiel chemnitz halle magdeburg freiburg krefeld mainz lübeck
erfurt oberhausen rostock kassel hagen potsdam saarbrücken hamm ludwigshafen mülheim oldenburg osnabrück leverkusen
heidelberg solingen darmstadt herne neuss regensburg paderborn ingolstadt offenbach fürth ulm würzburg heilbronn
pforzheim wolfsburg göttingen bottrop reutlingen erlangen bremerhaven koblenz remscheid bergisch trier recklinghausen
jena moers salzgitter siegen gütersloh hildesheim hanau cottbus schwerin flensburg konstanz tübingen passau bamberg
bayreuth landshut rosenheim kempten gera zwickau lüneburg celle stade walldorf wolfsberg garching unterföhring
wien vienna graz linz salzburg innsbruck klagenfurt zürich zurich genf geneva basel bern lausanne luzern winterthur
zug london manchester birmingham leeds glasgow edinburgh bristol liverpool cambridge oxford dublin cork belfast
paris lyon marseille toulouse strasbourg brüssel brussels antwerp antwerpen gent amsterdam rotterdam utrecht eindhoven
luxemburg luxembourg madrid barcelona valencia sevilla lissabon lisbon porto rom rome mailand milan turin florenz
prag prague brünn brno warschau warsaw krakau krakow kraków breslau wroclaw wrocław danzig gdansk gdańsk posen poznan
budapest bukarest bucharest sofia athen athens zagreb ljubljana belgrad belgrade bratislava kopenhagen copenhagen
aarhus stockholm göteborg gothenburg malmö oslo bergen helsinki tallinn riga vilnius kiew kyiv moskau moscow istanbul
ankara izmir boston chicago seattle austin denver atlanta miami dallas houston philadelphia toronto vancouver montreal
tokyo singapur singapore shanghai peking beijing mumbai bangalore bengaluru delhi dubai sydney melbourne tel\u00a0aviv
new\u00a0york san\u00a0francisco los\u00a0angeles san\u00a0diego washington remote homeoffice`
    .split(/[ \n]+/)
    .map((name) => name.replaceAll('\u00a0', ' ')),
);

const COUNTRIES = new Set(
  `deutschland germany österreich austria schweiz switzerland uk england scotland wales ireland irland usa us
vereinigtes\u00a0königreich united\u00a0kingdom united\u00a0states frankreich france belgien belgium niederlande netherlands
polen poland spanien spain portugal italien italy schweden sweden norwegen norway dänemark denmark finnland finland
tschechien czechia ungarn hungary griechenland greece türkei turkey indien india china japan kanada canada de at ch`
    .split(/[ \n]+/)
    .map((name) => name.replaceAll('\u00a0', ' ')),
);

const ADDITION = /\s*(?:am main|a\. ?m\.|\(main\)|\/main|an der .*|am .*|im breisgau|\d{5}|, .*)$/u;

function bare(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^(?:d-)?\d{4,5}\s+/u, '')
    .replace(/\s*\((?:hybrid|remote|onsite|on-site)\)$/u, '');
}

let allCountries: Set<string> | undefined;

/** The names of all countries in English and German. */
function namesOfCountries(): Set<string> {
  const names = new Set(COUNTRIES);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  for (const locale of ['en', 'de']) {
    const displayNames = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const name = displayNames.of(first + second);
        if (name !== undefined) names.add(name.toLowerCase());
      }
  }
  return names;
}

export function isCountry(text: string): boolean {
  allCountries ??= namesOfCountries();
  return allCountries.has(bare(text));
}

const AREA =
  /^(?:greater|grossraum|großraum|raum|region) \p{L}|\p{L} (?:(?:bay |metropolitan |metro )?area|und umgebung|metropolregion|and surroundings)(?:,|$)|^metropolregion /iu;

/** Whether a text is the name of a well-known town or country. */
export function isPlace(text: string): boolean {
  const name = bare(text);
  if (AREA.test(text.trim())) return true;
  if (PLACES.has(name) || (COUNTRIES.has(name) && name.length > 2)) return true;
  return PLACES.has(name.replace(ADDITION, '')) || PLACES.has(name.split(/[-/]/u)[0]?.trim() ?? '');
}
