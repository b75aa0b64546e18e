import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { coveredCodePoints, rangesOf } from './font-coverage.ts';
import { renameFont } from './font-names.ts';
import { ShippedFonts } from './shipped-fonts.ts';
import { namedInFonts } from './svg-fonts.ts';

const FONTS = new URL('fonts/', import.meta.url);
const shippedFonts = new ShippedFonts();
const listedFonts = JSON.parse(readFileSync(new URL('coverage.json', FONTS), 'utf8')) as {
  name: string;
  ranges: [number, number][];
}[];

describe('the list of letters in the fonts', () => {
  it.each(listedFonts.map(({ name, ranges }) => ({ name, ranges })))('matches the file: $name', (font) => {
    const file = readFileSync(new URL(`${font.name}.ttf`, FONTS));
    expect(rangesOf(coveredCodePoints(file))).toEqual(font.ranges);
  });

  it.each([
    ['Latin with rare marks', 'Đặng Ġorġ Ƙaura Ṭāhā ʻOkina Ạ̱'],
    ['Greek', 'Ἀθηνᾶ Γιώργος'],
    ['Cyrillic', 'Їжак Ўладзімір Өнөр Ҡәйүм'],
    ['Arabic', 'محمد رضا پورچیستا ڈاکٹر'],
    ['Hebrew', 'שָׁלוֹם יוסף'],
    ['Syriac, Thaana, N’Ko, Adlam', 'ܝܘܣܦ ޢަލީ ߒߞߏ 𞤀𞤣𞤤𞤢𞤥'],
    ['Devanagari', 'श्रीनिवास राव'],
    ['Bengali', 'রবীন্দ্রনাথ ঠাকুর'],
    ['Gurmukhi, Gujarati, Odia', 'ਗੁਰਪ੍ਰੀਤ ગાંધી ପ୍ରଭାସ'],
    ['Tamil, Telugu, Kannada, Malayalam', 'சுப்பிரமணியன் వెంకటేశ్ ಶಿವಕುಮಾರ್ ശ്രീജിത്ത്'],
    ['Sinhala', 'සුනිල් පෙරේරා'],
    ['Thai, Lao, Khmer, Myanmar', 'สมชาย ສົມຊາຍ សុខា အောင်ဆန်း'],
    ['Tibetan, Mongolian', 'བསྟན་འཛིན ᠪᠠᠲᠤ'],
    ['Georgian, Armenian, Ethiopic', 'გიორგი ᲒᲘᲝᲠᲒᲘ Արամ አበበ'],
    ['Korean', '김민수 남궁뷁 ᄒᆞᆫ'],
    ['Japanese', '髙橋 さくら 﨑 渡邊 ｶﾅ 齋藤々'],
    ['Chinese', '王小明 歐陽龍 㐂 𠮷 龘'],
    ['letters of mathematics, emoji', '𝓙𝓸𝓱𝓷 😀❤️★'],
  ])('has every letter of names in %s', (_, name) => {
    expect([...shippedFonts.needOf([name]).missingLetters]).toEqual([]);
  });

  it('needs no other font for plain names, and that of the script for others', () => {
    expect([...shippedFonts.needOf(['Zoë Łukasz', 'Мария', 'Nguyễn']).fonts]).toEqual([]);
    expect([...shippedFonts.needOf(['محمد']).fonts]).toEqual(['vazirmatn']);
    expect([...shippedFonts.needOf(['محمد ڄ']).fonts]).toEqual(['noto-sans-arabic']);
    expect([...shippedFonts.needOf(['김민수']).fonts]).toEqual(['noto-sans-kr']);
    expect([...shippedFonts.needOf(['王小明']).fonts]).toEqual(['noto-sans-sc']);
  });

  it('reports letters that no font has', () => {
    expect([...shippedFonts.needOf(['A𐀀\u{f0000}\u200d']).missingLetters]).toEqual(['𐀀', '\u{f0000}']);
  });
});

describe('a renamed font', () => {
  it('has the same letters', () => {
    const file = readFileSync(new URL('noto-sans-thai.ttf', FONTS));
    const renamedFont = renameFont(file, 'Quint Example');
    expect(coveredCodePoints(renamedFont)).toEqual(coveredCodePoints(file));
    expect(renamedFont.includes(Buffer.from('Quint Example', 'utf16le').swap16())).toBe(true);
  });
});

describe('letters in a picture', () => {
  const svg = (text: string) => `<svg><title>محمد</title><text x="1">${text}</text></svg>`;

  it('refer to the font that has them', () => {
    expect(namedInFonts(svg('A &amp; محمد رضا (김)'), shippedFonts)).toBe(
      svg(
        'A &amp; <tspan font-family="Quint Vazirmatn">محمد رضا </tspan>(<tspan font-family="Quint Noto Sans Kr">김</tspan>)',
      ),
    );
  });

  it('are unchanged if the font of the picture has them', () => {
    expect(namedInFonts(svg('Zoë &lt;3'), shippedFonts)).toBe(svg('Zoë &lt;3'));
    expect(namedInFonts('محمد', shippedFonts)).toBe('محمد');
  });
});
