import { createStreams } from './light/noise.ts';
import { TINTS } from './light/palette.ts';
import { CARD_WORDS } from './prompt/announcement.ts';
import { chooseDetails, isOfBigWaves } from './prompt/chooseDetails.ts';
import { buildingOf, findBeside, findRide, hasGround, isJoining, isRiding } from './prompt/subjectPairs.ts';
import { chooseScene } from './prompt/chooseScene.ts';
import { chooseSubjects, isScenery, isMarketWares } from './prompt/chooseSubjects.ts';
import { cardColour, isInBackdrop, pastelBackdrop, posterColour, readBackdrop } from './prompt/backdrop.ts';
import {
  dyeOf,
  isOneBefore,
  isDyedVehicle,
  isVehicle,
  isRecipient,
  isColourOfUndrawn,
  isGroundWord,
  isTooLargeForTable,
} from './prompt/thingColours.ts';
import { carriersOf, isCityOfStreet, isSeen, isTold, joinPictureWords, withNamedThings } from './prompt/silentWords.ts';
import { withLostPositions } from './prompt/positionWords.ts';
import { isDollOfAnother, isDoneByUnknown } from './prompt/attributes.ts';
import { isJobUnseen } from './prompt/jobs.ts';
import { insideOf, isChair } from './prompt/insideRooms.ts';
import { findUnknownSubject } from './prompt/findSubject.ts';
import { coloursOfLetters, readableOn, readLettering } from './prompt/letteringWords.ts';
import { ofItsTitle } from './prompt/ofTitle.ts';
import { isOfHotDish, ofItsThing, saysSteam } from './prompt/thingAdjectives.ts';
import { type Hit, readPrompt } from './prompt/readPrompt.ts';
import { isBackdropOnly, isUndrawn } from './prompt/undrawnWords.ts';
import {
  isChosenTimeTold,
  isHiddenByHour,
  isPlain,
  isTableSeen,
  isTimeSeen,
  isWeatherSeen,
} from './prompt/visibleInScene.ts';
import {
  isHarvesting,
  isFire,
  isLoosePlace,
  isNamedPlace,
  isRoughPlace,
  isStandIn,
} from './prompt/approximateWords.ts';
import { OF_A_PART, tellParts } from './prompt/sceneParts.ts';
import { addsInformation, sortChips } from './prompt/sortChips.ts';
import { isAnythingOnTable, isOnlyTable, isSetting, isVesselOnly, isWare, isWareRule } from './prompt/tableThings.ts';
import { withName } from './prompt/thingNames.ts';
import { findGame } from './prompt/ownPhrases.ts';
import { friendsOfAKind, girlOf, isWhoDoes, veiled, womanAtWork } from './prompt/womenShown.ts';
import { splitPrompt } from './prompt/tokens.ts';
import {
  bowlsCounted,
  type Clothes,
  readClothes,
  readCount,
  readPeci,
  readWareCount,
} from './prompt/numberAndClothes.ts';
import { findWeather, strongestWeather } from './prompt/readWeather.ts';
import { isFurniture, sortWords } from './prompt/unmatched.ts';
import {
  COMMON_MOTIONS,
  LIT_STREET,
  SOLD_WARES,
  USUAL_MOTIONS,
  USUAL_WARES,
  usualTimes,
} from './prompt/usualSettings.ts';
import { isToolOfSomebody } from './prompt/drawingTools.ts';
import { UNDYED_WARES, VESSELLED_WARES } from './prompt/wareWords.ts';
import { type ColourWord, type Plan, type PlanChip, type SceneName, TERRAIN_SCENES, type TimeOfDay } from './scene.ts';
import { FIGURES } from './subject/figureDrawings.ts';
import { SILHOUETTES } from './subject/silhouettes.ts';

/** Settings of the form, which take precedence over the prompt. */
export interface PlanSettings {
  /** Keeps the camera still: only clouds, water, weather and creatures move. */
  fixedCamera?: boolean;
}

export interface PlanRequest extends PlanSettings {
  prompt: string;
  seed: number;
  /** A still picture: words for motion have no effect. */
  isStill?: boolean;
}

const MOODS: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['inferno', 'fantasy']);

/** Of a chip whose word something drawn shows besides itself. */
export const SHOWN = 'shown';

/** Light in which no colour is pale. */
const DARK: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['night', 'dusk', 'storm', 'inferno', 'fantasy', 'sunset']);

/** Land of grass, rock and leaves, which shapes of smooth plastic make a painting of. */
const UNMODELLED: ReadonlySet<SceneName> = new Set<SceneName>([
  ...TERRAIN_SCENES,
  'forest',
  'bamboo',
  'sakura',
  'ricefield',
  'space',
  'abstract',
]);

/** Of the words for soft colours, those for pale ones. */
const PALE = /pastel|kawaii/iu;

/** How many friends there are where nobody counted them. */
const FRIENDS = 2;

/** Words for what a dish is served in, whose colour is seen. */
const NAMES_VESSEL = /mangkuk|mangkok|cangkir|gelas|piring|bowl|cup|plate/iu;

/** Aspects that put something into the picture rather than light it. */
const SHOWING: ReadonlySet<PlanChip['aspect']> = new Set<PlanChip['aspect']>(['scene', 'subject', 'detail', 'title']);

/**
 * The plan of a prompt (Indonesian or English). Words without effect are listed in `unmatched`; what the seed chose
 * gets a chip without a word.
 */
export function createPlan({ prompt, seed, fixedCamera = false, isStill = false }: PlanRequest): Plan {
  const streams = createStreams(seed);
  const { title, announcement, tokens } = splitPrompt(prompt);
  const { hits: read, unknown } = readPrompt(tokens);
  const hits = read.map((hit) => insideOf(ofItsThing(ofItsTitle(hit, title), tokens, read), tokens, read));
  const letters = readLettering(prompt);
  const letterColours = coloursOfLetters(letters, prompt);
  const ofLetters = letterColours.filter(({ isSaidOfLetters }) => isSaidOfLetters).map(({ word }) => word);
  const used = new Set<Hit>(hits.filter(({ meaning, typed }) => meaning.dye && ofLetters.includes(typed)));
  const chips: PlanChip[] = [];
  const use = (hit: Hit, aspect: PlanChip['aspect'], value: string): void => {
    used.add(hit);
    chips.push({ aspect, value, word: hit.typed });
  };
  const isEmpty = isBackdropOnly(tokens);
  const wanted = hits.filter(
    (hit) =>
      !hit.isNegated &&
      !isMarketWares(hit, tokens) &&
      !isUndrawn(hit, hits, tokens, title !== null) &&
      !used.has(hit) &&
      !(isEmpty && hit.meaning.subject !== undefined),
  );
  const pick = <Value>(stream: string, values: readonly Value[]): Value =>
    values[Math.floor(streams(stream)() * values.length)]!;

  const chosen = chooseSubjects(wanted, tokens);
  const ride = findRide(wanted, tokens);
  const pair = ride ? null : chosen.subjectHit && findBeside(chosen.subjectHit, wanted, tokens);
  const { subjectHit, companionHit } = ride
    ? { subjectHit: ride.riderHit, companionHit: null }
    : { ...chosen, ...pair };
  // In `poster pensi "ART FEST"` the poster is about its text.
  const isPoster = title !== null && tokens.some(({ word }) => CARD_WORDS.has(word));
  const isCard =
    isEmpty ||
    ((announcement !== null || isPoster) && !subjectHit && !wanted.some((hit) => hit.meaning.scenes.length > 0));
  const ground = isCard ? cardColour(hits, ofLetters) : null;
  const choice = isCard
    ? { scene: ground ? ('table' as const) : ('abstract' as const), hit: null }
    : chooseScene(
        hits.filter((hit) => hit.isNegated || wanted.includes(hit)),
        ride?.mount ?? buildingOf(pair) ?? subjectHit?.meaning.subject ?? null,
        streams('scene'),
      );
  // Snow falling on mountains means mountains in winter.
  const isSnowing = wanted.some((hit) => hit.meaning.weather === 'snow');
  const scene = choice.scene === 'mountain' && isSnowing ? 'snow' : choice.scene;
  const isOwnChoice =
    choice.hit !== null &&
    ((scene === 'table' && isWare(choice.hit)) || isLoosePlace(choice.hit) || isGroundWord(choice.hit.typed));
  // "ombak besar di pantai": no big waves are drawn, but the beach is.
  const placeHit =
    choice.hit && isOfBigWaves(choice.hit, tokens)
      ? wanted.find((hit) => hit.meaning.scenes.some((entry) => entry.scene === scene) && !isOfBigWaves(hit, tokens))
      : choice.hit;
  if (placeHit && !isRoughPlace(placeHit) && !isOwnChoice) use(placeHit, 'scene', scene);
  else chips.push({ aspect: 'scene', value: scene, word: null });
  // Further words for the same place count as used.
  for (const hit of wanted)
    if (
      !(scene === 'table' && hit !== choice.hit && isFurniture(hit.typed)) &&
      hit.meaning.scenes.some((entry) => entry.scene === scene) &&
      !isRoughPlace(hit) &&
      !isLoosePlace(hit) &&
      !isOfBigWaves(hit, tokens) &&
      !isHarvesting(hit) &&
      !(scene === 'table' && isWare(hit)) &&
      // "kucing astronot di bulan": a named person is drawn, or reported as not drawn.
      !(hit.meaning.subject && !isScenery(hit, scene)) &&
      // A second room is not drawn.
      !(scene === 'room' && hit !== choice.hit) &&
      !isNamedPlace(hit.typed)
    )
      used.add(hit);

  const veil = wanted.find((hit) => hit.meaning.details.some((rule) => rule.name === 'hijab'));
  const wareHit = scene === 'table' ? wanted.find((hit) => isWare(hit) && !isVesselOnly(hit, wanted)) : undefined;
  const named =
    subjectHit &&
    !(wareHit && isRecipient(subjectHit, wareHit, tokens, wanted)) &&
    (!isScenery(subjectHit, scene) ||
      (isVehicle(subjectHit) && (!choice.hit || isOneBefore(subjectHit, choice.hit, tokens))) ||
      isDyedVehicle(subjectHit, wanted, tokens)) &&
    !(scene === 'table' && isTooLargeForTable(subjectHit.meaning.subject!)) &&
    // A pond is seen from above: nothing stands in it.
    !(scene === 'pond' && SILHOUETTES[subjectHit.meaning.subject!]?.anchor === 'ground')
      ? subjectHit.meaning.subject!
      : null;
  const friends = named === 'friends' && subjectHit ? friendsOfAKind(subjectHit, wanted) : null;
  const girlHit = named && !veil ? girlOf(named, subjectHit, wanted, tokens) : undefined;
  const subject = friends ?? (girlHit ? 'girl' : named && veiled(named, veil, wanted));
  if (girlHit) {
    used.add(girlHit);
    chips.push({ aspect: 'detail', value: SHOWN, word: girlHit.typed });
  }
  if (subject && subjectHit) use(subjectHit, 'subject', subject);
  for (const hit of wanted) if (subject && isWhoDoes(hit, subject)) used.add(hit);
  const companion = subject && companionHit && !isScenery(companionHit, scene) ? companionHit.meaning.subject! : null;
  if (companion && companionHit) use(companionHit, 'subject', companion);
  const isPair = subject && pair && hasGround(scene) && !isScenery(pair.besideHit, scene);
  const beside = isPair ? pair.besideHit.meaning.subject! : null;
  if (beside && pair) use(pair.besideHit, 'subject', beside);
  const isOne = subjectHit && readCount(subjectHit, subject ?? '', tokens) === null;
  const mount = subject && ride && isOne && hasGround(scene) ? ride.mount : null;
  if (mount && ride) use(ride.mountHit, 'subject', mount);
  // Synonyms of a drawn thing count as used too: "imlek lampion".
  const subjects = [subject, companion, beside, mount];
  for (const hit of wanted)
    if (hit.meaning.subject && subjects.includes(hit.meaning.subject) && !isNamedPlace(hit.typed)) used.add(hit);
  // "a woman in a red dress reading a book": clothes may stand between the person and what she does.
  const whoEnds = wanted
    .filter((hit) => hit === subjectHit || (subject && isWhoDoes(hit, subject)))
    .map(({ end }) => end);
  const clothes: Clothes = subject
    ? readClothes(subject, { hits, tokens, subjectEnd: whoEnds.length > 0 ? Math.min(...whoEnds) : 0 })
    : { details: {}, chips: [], hits: [] };
  for (const hit of clothes.hits) used.add(hit);
  chips.push(...clothes.chips);
  const counted =
    subject && subjectHit && !(scene === 'table' && subject in FIGURES) ? readCount(subjectHit, subject, tokens) : null;
  if (counted) chips.push(counted.chip);
  const count = counted?.count ?? (friends ? FRIENDS : 1);
  // "kucing oranye", "red car": the colour belongs to the thing, not to the light.
  const colourHit =
    subject && subjectHit
      ? dyeOf(
          subjectHit,
          wanted.filter((hit) => !clothes.hits.includes(hit)),
          tokens,
        )
      : wareHit && dyeOf(wareHit, wanted, tokens);
  const ware = wareHit?.meaning.details.find((rule) => rule.scenes.includes('table') && !isSetting(rule))?.name;
  // Donuts have one colour: "red donut" changes neither the donut nor the light. "sambal hitam" would dye its bowl.
  const isDishOnly = ware !== undefined && VESSELLED_WARES.has(ware) && !NAMES_VESSEL.test(wareHit?.typed ?? '');
  const dyeHit = !subject && ware && (UNDYED_WARES.has(ware) || isDishOnly) ? undefined : colourHit;
  const dye = dyeHit?.meaning.dye?.called;
  if (dyeHit) use(dyeHit, 'detail', 'subjectColour');

  const backdrop =
    ground ??
    (scene === 'table'
      ? (readBackdrop(wanted, tokens) ??
        (isPoster ? posterColour(wanted, tokens) : null) ??
        pastelBackdrop(wanted, tokens))
      : null);
  const { details, impliedTime } = chooseDetails({
    wanted,
    tokens,
    read,
    scene,
    subjects,
    isStill,
    dyeHit,
    backdrop,
    count,
    use: (hit, name) => use(hit, 'detail', name),
    useSilently: (hit) => used.add(hit),
    giveBack: (hit) => used.delete(hit),
  });

  const woman = subject && subjectHit ? womanAtWork(subjectHit, veil, wanted) : null;
  if (woman) {
    details[woman.detail] = 1;
    used.add(woman.hit);
    chips.push({ aspect: 'detail', value: SHOWN, word: woman.hit.typed });
  }
  const peciHit = subject && !details.asleep ? readPeci(subject, hits) : undefined;
  if (peciHit) {
    details.peci = 1;
    use(peciHit, 'detail', 'peci');
  }
  Object.assign(details, clothes.details, count > 1 && { count });
  const shownWares = new Set(wanted.flatMap((hit) => hit.meaning.details.filter(isWareRule)).map(({ name }) => name));
  const isOnlyWare = scene === 'table' && !subject && [...shownWares].filter((name) => name in details).length === 1;
  const portions = isOnlyWare && wareHit && ware ? readWareCount(wareHit, ware, tokens) : null;
  if (portions) {
    details.count = portions.count;
    chips.push(portions.chip);
  }
  if (ground) details.bare = 1;
  const unknownSubject = announcement || isCard ? null : findUnknownSubject(tokens, hits);
  if (scene === 'table' && !subject && !details.bare && !isAnythingOnTable(details)) {
    // Nothing stands in for a thing that is not known; on a table named alone stands what the seed chooses.
    if (unknownSubject !== null) details.bare = 1;
    else {
      const own = pick('ware', isPlain({ scene, details }) ? SOLD_WARES : USUAL_WARES);
      details[own] = 1;
      chips.push({ aspect: 'detail', value: own, word: null });
    }
  }
  const stage = { scene, details };
  const takeBack = (aspect: PlanChip['aspect'], hit: Hit): void => {
    const at = chips.findIndex((chip) => chip.aspect === aspect && chip.word === hit.typed);
    if (at >= 0) chips.splice(at, 1);
    const isTold =
      chips.some(({ word }) => word === hit.typed) || hit.meaning.details.some(({ name }) => name in details);
    if (!isTold || aspect === 'detail') used.delete(hit);
  };
  /** Leaves what is drawn as the studio's own choice, because it is not what the phrase names. */
  const tellAsOwn = (aspect: PlanChip['aspect'], hit: Hit): void => {
    const at = chips.findIndex((chip) => chip.aspect === aspect && chip.word === hit.typed);
    if (at >= 0) chips[at] = { ...chips[at]!, word: null };
    used.delete(hit);
  };
  if (!isTableSeen(stage)) {
    const unnamed = chips.findIndex(({ aspect, word }) => aspect === 'scene' && word === null);
    if (unnamed >= 0) chips.splice(unnamed, 1);
    for (const hit of wanted) if (hit === choice.hit || isOnlyTable(hit)) takeBack('scene', hit);
  }

  const weatherHit = findWeather(hits, scene === 'snow' ? null : choice.hit);
  let weather = strongestWeather(weatherHit, wanted);
  const isRainSeen = isWeatherSeen('rain', stage);
  for (const hit of wanted) if (!isRainSeen && hit.meaning.weather) takeBack('detail', hit);
  const shownWeather =
    isWeatherSeen(weather, stage) &&
    // What sways in the wind stands still in a picture.
    !(isStill && weather === 'wind') &&
    (hits.find((hit) => hit.meaning.weather === weather) ?? weatherHit);
  if (shownWeather) use(shownWeather, 'weather', weather);
  // A thunderstorm brings the rain along.
  const rainHit = weather === 'storm' ? wanted.find(({ meaning }) => meaning.weather === 'rain') : undefined;
  if (shownWeather && rainHit && !details.rainStrength) {
    details.rainStrength = 1;
    use(rainHit, 'detail', 'rainStrength');
  }

  const isOnWater = subject !== null && SILHOUETTES[subject]?.anchor === 'water';
  const isOnGround = subject !== null && SILHOUETTES[subject]?.anchor === 'ground';
  // Puddles, and subjects standing in a city, are shown in a street.
  if (
    scene === 'city' &&
    (isOnGround || details.wet) &&
    !['harbour', 'skyline', 'market', 'street', 'jakarta'].some((name) => name in details)
  )
    details.street = 1;
  const timeHits = wanted.filter(
    (hit) => hit.meaning.time && !(details.steam && saysSteam(hit) && isOfHotDish(hit, tokens, read)),
  );
  // Fire and dreams only tint the time of day: a named time takes precedence.
  const timeHit = timeHits.find((hit) => !MOODS.has(hit.meaning.time!)) ?? timeHits[0];
  const time =
    timeHit?.meaning.time ??
    impliedTime ??
    (weather === 'aurora' || weather === 'fireflies' ? 'night' : null) ??
    (weather === 'storm' ? 'storm' : null) ??
    pick('time', scene === 'city' && isOnGround ? LIT_STREET : usualTimes(scene, isOnGround || isOnWater));
  if (!timeHit && isChosenTimeTold(time, weather, stage)) chips.push({ aspect: 'time', value: time, word: null });
  if (isTimeSeen(time, weather, stage)) {
    if (timeHit && !isFire(timeHit)) use(timeHit, 'time', time);
    for (const hit of wanted) if (hit.meaning.time === time && !isFire(hit)) used.add(hit);
  }

  for (const hit of wanted)
    if (isHiddenByHour(hit, time, scene)) {
      takeBack('weather', hit);
      takeBack('detail', hit);
    }

  // Clouds that nobody asked for are not told: they come and go with the light.
  if (!weatherHit && weather === 'clear')
    weather =
      time === 'storm' && !(details.dramatic && !timeHit)
        ? 'storm'
        : time === 'storm' || time === 'overcast' || streams('weather')() < 0.45
          ? 'cloudy'
          : 'clear';

  const colours: ColourWord[] = [];
  for (const hit of wanted) {
    const colour = hit.meaning.colour;
    if (
      !colour ||
      (colour === 'pastel' && DARK.has(time) && scene !== 'abstract') ||
      hit === colourHit ||
      clothes.hits.includes(hit) ||
      (backdrop && isInBackdrop(hit, backdrop)) ||
      (!isEmpty &&
        isColourOfUndrawn(hit, {
          hits,
          used,
          tokens,
          dyeHit,
          isTable: scene === 'table',
          isCard,
        }))
    )
      continue;
    if (colours.includes(colour)) {
      used.add(hit);
      continue;
    }
    if (colours.length === 3) continue;
    colours.push(colour);
    if (colour === 'pastel' && PALE.test(hit.typed)) details.pale = 1;
    use(hit, 'colour', colour);
  }

  // Gold in red light is no gold; by day, a blue sky and sea leave other things their colours.
  const isTintedOver = colours.some(
    (colour) =>
      TINTS[colour] &&
      colour !== dyeHit?.meaning.colour &&
      !(colour === 'blue' && (time === 'day' || time === 'morning')),
  );
  if (dyeHit && isTintedOver) takeBack('detail', dyeHit);

  // "tata surya 3d", "gerbang render 3d": nothing around has a shape to be modelled.
  const isModelled = !UNMODELLED.has(scene) || ((scene === 'space' || scene === 'abstract') && subject !== null);
  const styleHit = wanted.find(
    (hit) =>
      hit.meaning.style && !(hit.meaning.style === 'render' && !isModelled) && !isToolOfSomebody(hit, wanted, tokens),
  );
  const style = styleHit?.meaning.style ?? null;
  for (const hit of wanted) {
    if (!style || hit.meaning.style !== style || isToolOfSomebody(hit, wanted, tokens)) continue;
    if (hit === styleHit) use(hit, 'style', style);
    else used.add(hit);
  }

  const motionHit = isStill ? undefined : wanted.find((hit) => hit.meaning.motion);
  const motion = fixedCamera
    ? 'none'
    : (motionHit?.meaning.motion ?? pick('motion', USUAL_MOTIONS[scene] ?? COMMON_MOTIONS));
  if (motionHit && motionHit.meaning.motion === motion) use(motionHit, 'motion', motion);
  else if (!isStill) chips.push({ aspect: 'motion', value: motion, word: null });

  for (const { text } of letters) chips.push({ aspect: 'title', value: text, word: text });
  for (const { word, called } of letterColours) {
    const [id, en] = called.split('/');
    const colourHits = hits.filter(({ typed, meaning }) => typed === word && meaning.dye);
    if (!id || !en || chips.some((chip) => chip.word === word)) continue;
    for (const hit of colourHits) used.add(hit);
    chips.push({ aspect: 'detail', value: 'letterColour', word, drawn: { id, en } });
  }
  if (subjectHit && subject && isDoneByUnknown(subjectHit, hits, tokens)) tellAsOwn('subject', subjectHit);
  if (subjectHit && subject && isJobUnseen(subjectHit, { hits, tokens, used })) tellAsOwn('subject', subjectHit);
  for (const hit of wanted)
    if (used.has(hit) && (isStandIn(hit) || isDollOfAnother(hit, hits, tokens) || (scene === 'room' && isChair(hit)))) {
      tellAsOwn('scene', hit);
      tellAsOwn('subject', hit);
      tellAsOwn('detail', hit);
    }
  // "desa": open country, without the village that the word names.
  const placeOf = choice.hit?.meaning;
  const weight = placeOf?.scenes.find((entry) => entry.scene === scene)?.weight ?? 0;
  if (
    choice.hit &&
    placeOf?.subject &&
    weight <= OF_A_PART &&
    !subjects.includes(placeOf.subject) &&
    !placeOf.details.some(({ name }) => name in details)
  )
    tellAsOwn('scene', choice.hit);
  // What is drawn without a chip of its own is told, too, or it was not drawn.
  for (const hit of wanted) {
    if (!used.has(hit) || isTold(hit.typed, chips) || isGroundWord(hit.typed)) continue;
    if (isSeen(hit, { scene, details, subjects })) chips.push({ aspect: 'detail', value: SHOWN, word: hit.typed });
    else if (!isCityOfStreet(hit, details)) used.delete(hit);
  }
  const unusedHits = hits.filter((hit) => !used.has(hit)).map((hit) => hit.typed);
  // Words that are written in the picture are not unmatched.
  const written = announcement ? prompt.slice(announcement.start, announcement.end) : '';
  const sorted = sortWords(prompt, [...unknown, ...unusedHits], {
    tokens,
    used,
    hits,
    drawn: { subjects, details, scene, time },
  });
  const bowls = bowlsCounted(tokens, details);
  for (const word of [...sorted.shown, ...(bowls ? [bowls] : [])]) chips.push({ aspect: 'detail', value: SHOWN, word });
  // A banner that hangs somewhere is not the picture itself.
  const hung = withNamedThings(prompt, [], tokens, hits);
  const carriers = carriersOf(tokens).filter((word) => !hung.includes(word) && !isTold(word, chips));
  if (title !== null) for (const word of carriers) chips.push({ aspect: 'detail', value: SHOWN, word });
  const unmatchedWords = sorted.unmatched.filter(
    (word) =>
      !written.includes(word) &&
      !announcement?.title.split(' ').includes(word) &&
      // "latar putih, putih": said twice, seen once.
      !chips.some((chip) => chip.word === word) &&
      !((counted ?? portions)?.chip.word?.split(' ').includes(word) ?? false) &&
      !(beside && isJoining(word)) &&
      !(mount && isRiding(word)) &&
      !((announcement || isPoster) && CARD_WORDS.has(word.toLowerCase())),
  );
  const untold = title === null ? carriers.filter((word) => !unmatchedWords.includes(word)) : [];
  const namedWords = withNamedThings(prompt, [...unmatchedWords, ...untold], tokens, hits).filter(
    (word) => !written.includes(word),
  );
  const unmatched = withLostPositions(prompt, joinPictureWords(namedWords, tokens), {
    tokens,
    hits,
    placed: { scene, subject, companion, beside, mount, details, chips },
  });
  // "dapur sederhana": a place shown only roughly, with nothing else in the picture.
  const isAnythingShown = chips.some(({ aspect, word }) => word !== null && SHOWING.has(aspect));
  const isAnythingSeen = chips.some(
    ({ aspect, value }) => aspect === 'subject' || (aspect === 'detail' && value !== SHOWN),
  );
  // Two men at chess are about the chess: without it, anybody is drawn.
  const game = subject !== null && subject in FIGURES ? findGame(tokens) : null;
  const roughPlace = choice.hit && isRoughPlace(choice.hit) && !isAnythingShown ? choice.hit.typed : null;
  return {
    seed,
    scene,
    time,
    weather,
    colours,
    motion,
    style,
    subject,
    subjectColour: dyeHit?.meaning.dye?.colour ?? null,
    companion,
    beside,
    mount,
    title,
    letters: ground ? letters.map((one) => readableOn(ground.colour, one)) : letters,
    details,
    chips: sortChips(tellParts(chips, choice.hit?.meaning.scenes).filter(addsInformation)).map((chip) =>
      withName(chip, { time, subject, details, dye, backdrop: backdrop?.called }),
    ),
    unmatched,
    // A headline with something to stand under it is drawn, whatever else was named.
    unknownSubject: announcement || isCard || (title && isAnythingSeen) ? null : (unknownSubject ?? game ?? roughPlace),
  };
}
