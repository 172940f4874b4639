import { createStreams } from './light/noise.ts';
import { chooseColours } from './plan/light/chooseColours.ts';
import { chooseMotion } from './plan/look/chooseMotion.ts';
import { choosePlace } from './plan/place/choosePlace.ts';
import { chooseStyle } from './plan/look/chooseStyle.ts';
import { chooseThings } from './plan/things/chooseThings.ts';
import { chooseTime } from './plan/light/chooseTime.ts';
import { chooseWeather, weatherAt } from './plan/light/chooseWeather.ts';
import { correctReport } from './plan/report/correctReport.ts';
import { findCandidates } from './plan/subjects/findCandidates.ts';
import { findOwnColour } from './plan/things/findOwnColour.ts';
import { findUndrawable } from './plan/report/findUndrawable.ts';
import { interpretPrompt } from './plan/interpretPrompt.ts';
import { createPick } from './plan/pick.ts';
import { planDesign } from './plan/planDesign.ts';
import { placeSubjects } from './plan/subjects/placeSubjects.ts';
import { createReport } from './plan/report/planReport.ts';
import { reportLetters } from './plan/report/reportLetters.ts';
import { reportUnmatched } from './plan/report/reportUnmatched.ts';
import { readableOn } from './prompt/readLettering.ts';
import { giveWordsToParts } from './plan/report/sceneParts.ts';
import { addsInformation, joinSameParts, sortChips } from './plan/report/sortChips.ts';
import { sayAsTyped } from './plan/report/sayAsTyped.ts';
import { tellSeenThings } from './plan/report/seenThings.ts';
import { tellEveryWord } from './plan/report/everyWord.ts';
import { withName } from './plan/report/nameChip.ts';
import type { Plan } from './scene.ts';

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

/**
 * The plan of a prompt (Indonesian or English). Each step decides a part of the picture, from what the steps before it
 * decided, and reports the words it did so by. Words without effect are listed in `unmatched`; what the seed chose gets a
 * chip without a word.
 */
export function createPlan(request: PlanRequest): Plan {
  const page = planDesign(request.prompt, request.seed);
  if (page?.isSure) return page.plan;
  const picture = planPicture(request);
  // A poster about what cannot be drawn still says it.
  return page && picture.unknownSubject !== null ? page.plan : picture;
}

function planPicture({ prompt, seed, fixedCamera = false, isStill = false }: PlanRequest): Plan {
  const streams = createStreams(seed);
  const pick = createPick(streams);
  const reading = interpretPrompt(prompt);
  const report = createReport(reading.letterColourHits);

  const candidates = findCandidates(reading);
  const place = choosePlace(reading, candidates, streams('scene'), report);
  const { scene, cardGround } = place;
  const cast = placeSubjects(reading, candidates, place, report);
  const { subject, companion, beside, mount } = cast;
  const colour = findOwnColour(reading, place, cast, report);
  const things = chooseThings(reading, { place, cast, colour, pick, isStill }, report);
  const sky = chooseWeather(reading, place, { details: things.details, isStill }, report);
  const { impliedTime } = things;
  const hour = chooseTime(
    reading,
    { scene, subject, impliedTime, weather: sky.weather, details: sky.details, pick },
    report,
  );
  const { time } = hour;
  const { colours, details } = chooseColours(reading, { place, cast, colour, things, hour }, report);
  const style = chooseStyle(reading, { scene, subject }, report);
  const motion = chooseMotion(reading, { scene, fixedCamera, isStill, pick }, report);

  reportLetters(reading, report);
  correctReport(reading, { place, cast, details, time, colours, style }, report);
  const unmatched = reportUnmatched(reading, { place, cast, things, details, time }, report);
  const dye = colour.drawnHit?.meaning.dye;
  const unknownSubject = findUndrawable(reading, { place, cast, things }, report, unmatched);
  const seen = tellSeenThings(
    reading.hits,
    { chips: giveWordsToParts(report.chips, place.hit?.meaning.scenes).filter(addsInformation), unmatched },
    { scene, subjects: cast.subjects, details, weather: sky.weather, time },
  );
  const chips = sortChips(seen.chips).map((chip) =>
    withName(chip, { time, scene, subject, details, dye: dye?.called, backdrop: things.backdrop?.called }),
  );
  const told = sayAsTyped(
    prompt,
    tellEveryWord(
      reading,
      { chips: joinSameParts(prompt, chips), unmatched: seen.unmatched },
      { scene, subject, companion, beside, mount, details, isStill },
    ),
  );
  return {
    seed,
    scene,
    time,
    weather: weatherAt(sky, hour, streams('weather')),
    colours,
    motion,
    style,
    subject,
    subjectColour: dye?.colour ?? null,
    companion,
    beside,
    mount,
    title: reading.title,
    letters: reading.letters.map((one) => (cardGround ? readableOn(cardGround.colour, one) : one)),
    details,
    ...told,
    unknownSubject,
  };
}
