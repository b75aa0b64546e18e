import type { Language } from '@quint/phrases/base/languages.ts';

/** Towns to suggest, with the German name first if English has another; any other place may be typed. */
const TOWNS =
  'Aachen|Amsterdam|Antwerpen/Antwerp|Athen/Athens|Augsburg|Barcelona|Basel|Belgrad/Belgrade|Bergen|Berlin|Bern|' +
  'Bielefeld|Bilbao|Birmingham|Bochum|Bologna|Bonn|Bordeaux|Bratislava|Braunschweig/Brunswick|Bremen|Breslau/Wrocław|' +
  'Brüssel/Brussels|Budapest|Bukarest/Bucharest|Chemnitz|Cork|Danzig/Gdańsk|Darmstadt|Den Haag/The Hague|Dortmund|' +
  'Dresden|Dublin|Duisburg|Düsseldorf|Edinburgh|Eindhoven|Erfurt|Erlangen|Essen|Florenz/Florence|Frankfurt am Main|' +
  'Freiburg|Genf/Geneva|Gent/Ghent|Glasgow|Göteborg/Gothenburg|Göttingen|Graz|Halle (Saale)|Hamburg|Hannover/Hanover|' +
  'Heidelberg|Heilbronn|Helsinki|Ingolstadt|Innsbruck|Jena|Karlsruhe|Kassel|Kiel|Koblenz|Köln/Cologne|Konstanz|' +
  'Kopenhagen/Copenhagen|Krakau/Kraków|Lausanne|Leeds|Leipzig|Lille|Linz|Lissabon/Lisbon|Ljubljana|London|Lübeck|' +
  'Luxemburg/Luxembourg|Luzern/Lucerne|Lyon|Madrid|Magdeburg|Mailand/Milan|Mainz|Malmö|Manchester|Mannheim|Marseille|' +
  'München/Munich|Münster|Neapel/Naples|Nizza/Nice|Nürnberg/Nuremberg|Oslo|Oldenburg|Osnabrück|Paderborn|Paris|' +
  'Porto|Posen/Poznań|Potsdam|Prag/Prague|Regensburg|Riga|Rom/Rome|Rostock|Rotterdam|Saarbrücken|Salzburg|Sofia|' +
  'Stockholm|Straßburg/Strasbourg|Stuttgart|Tallinn|Thessaloniki|Toulouse|Trier|Tübingen|Turin|Ulm|Utrecht|Valencia|' +
  'Venedig/Venice|Vilnius|Warschau/Warsaw|Wien/Vienna|Wiesbaden|Winterthur|Wolfsburg|Wuppertal|Würzburg|Zagreb|' +
  'Zürich/Zurich';

/** The towns by their names in a language. */
export function listTowns(language: Language): string[] {
  return TOWNS.split('|').map((town) => {
    const [german = '', english = german] = town.split('/');
    return language === 'de' ? german : english;
  });
}
