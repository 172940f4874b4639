/** How rooms are fitted out: what that is called (Indonesian/English), and the words that ask for it. */
export const ROOM_STYLE_WORDS: Readonly<Record<string, readonly [called: string, words: string]>> = {
  cosyRoom: [
    'lampu hias hangat/warm string lights',
    'cozy|cosy|nyaman|hangat dan nyaman|suasana nyaman|cozy vibes|hygge|homey|homy|warm and cozy|lampu tumblr|fairy lights|string lights',
  ],
  futureRoom: [
    'lampu neon futuristik/futuristic neon strips',
    'futuristik|futuristic|sci fi|scifi|canggih|high tech|hi tech|masa depan|cyberpunk|neon',
  ],
  luxuryRoom: [
    'panel emas dan lampu kristal/gold panels and a chandelier',
    'mewah|luxury|luxurious|elegan|elegant|glamor|glamour|premium|berkelas|klasik eropa',
  ],
  modernRoom: [
    'dinding putih polos/plain white walls',
    'modern|minimalis|minimalist|modern minimalis|kekinian|skandinavia|scandinavian|japandi|clean|simple modern',
  ],
  vintageRoom: [
    'pigura dan kayu tua/old frames and dark wood',
    'vintage|retro|jadul|klasik|classic|antik|tempo dulu|tempoe doeloe',
  ],
  rusticRoom: [
    'dinding bata/brick walls',
    'rustic|industrial|industrialis|dinding bata|bata ekspos|brick wall|brick walls|exposed brick',
  ],
  aestheticRoom: [
    'warna lembut dan lampu hias/soft colours and string lights',
    'estetik|aesthetic|aestetik|instagramable|instagrammable|kawaii|korean style|ala korea',
  ],
};

/** Whether a detail says how a room is fitted out. */
export const isRoomStyle = (name: string): boolean => Object.hasOwn(ROOM_STYLE_WORDS, name);
