import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Brush from 'lucide-react/icons/brush';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { generationEndpoints, type Task } from '../../../../../contract/generation.ts';
import { callApi, fetchFile } from '../../../../api/callApi.ts';
import { saveBlob } from '../../../../api/downloadFile.ts';
import { reportDownloadFailure, reportFailure } from '../../../../api/reportFailure.ts';
import { encodeImage } from '../../../../offline/outbox/encodeImage.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { showToast } from '../../../../ui/showToast.ts';
import { BrushControls } from '../../brush/BrushControls.tsx';
import { BrushDialog } from '../../brush/BrushDialog.tsx';
import { BrushStage } from '../../brush/BrushStage.tsx';
import { createCutOut, type CutOut, type Stroke } from '../../brush/cutOutCanvas.ts';
import { withImages, withPrompt } from '../../draft/draft.ts';
import { useReplaceDraft } from '../../draft/useReplaceDraft.ts';
import { prepareImage } from '../../images/prepareImage.ts';
import { storePicture } from '../../images/storePicture.ts';
import { cacheTask } from '../../tasks/taskCache.ts';
import { fetchPicture, pictureFileName } from '../../tasks/taskPicture.ts';

/** Reads original and result from the server. */
async function openCutOut(task: Task, signal: AbortSignal): Promise<CutOut> {
  const params = { id: task.id, input: task.inputs[0]!.id };
  const [original, cut] = await Promise.all([
    fetchFile(generationEndpoints.inputImage, { params, signal }).then(({ blob }) => createImageBitmap(blob)),
    task.media && fetchPicture(task).then((blob) => createImageBitmap(blob)),
  ]);
  return createCutOut(original, cut);
}

/** Corrects a cut-out with brush strokes, on this device and free of charge: painted parts come back or are removed. */
export function CutOutDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  return (
    <BrushDialog
      title={<Trans>Touch up the cut-out</Trans>}
      queryKey={['cut-out', task.id]}
      open={(signal) => openCutOut(task, signal)}
      onClose={onClose}
    >
      {(cutOut, { onUnsaved, onUsed }) => (
        <Editor task={task} cutOut={cutOut} onUnsaved={onUnsaved} onStored={onUsed} onClose={onClose} />
      )}
    </BrushDialog>
  );
}

interface EditorProps {
  task: Task;
  cutOut: CutOut;
  /** Whether closing would lose strokes. */
  onUnsaved: (isUnsaved: boolean) => void;
  onStored: () => void;
  onClose: () => void;
}

function Editor({ task, cutOut, onUnsaved, onStored, onClose }: EditorProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const replaceDraft = useReplaceDraft();
  const [kind, setKind] = useState<Stroke['kind']>('keep');
  const [thickness, setThickness] = useState(0.03);
  const [spreads, setSpreads] = useState(true);
  const [strokes, setStrokes] = useState(cutOut.strokes().length);
  const [busy, setBusy] = useState<'storing' | 'saving' | 'using' | null>(null);

  function show() {
    const count = cutOut.strokes().length;
    setStrokes(count);
    onUnsaved(count > 0);
  }

  async function store() {
    setBusy('storing');
    try {
      const { blob } = await prepareImage(await cutOut.toPng());
      const body = { image_base64: await encodeImage(blob) };
      const { data } = await callApi(generationEndpoints.storeCutOut, { params: { id: task.id }, body });
      cacheTask(queryClient, data);
      showToast({ type: 'success', title: t`Saved in your library` });
      onStored();
    } catch (error) {
      reportFailure(error);
      setBusy(null);
    }
  }

  async function save() {
    setBusy('saving');
    try {
      saveBlob(await cutOut.toPng(), pictureFileName(task, 'png'));
      onUnsaved(false);
    } catch (error) {
      reportDownloadFailure(error);
    }
    setBusy(null);
  }

  async function use() {
    setBusy('using');
    try {
      const image = await storePicture(await cutOut.toPng());
      await replaceDraft('image-edit', (draft) => withPrompt(withImages(draft, [image]), '', null));
      onClose();
    } catch (error) {
      reportFailure(error);
      setBusy(null);
    }
  }

  return (
    <>
      <p className="text-base-content/75 text-sm">
        <Trans>Paint over what should stay or go. It happens on this device and costs nothing.</Trans>
      </p>
      <BrushStage
        label={t`The cut-out. Move the brush with the arrow keys, paint with Enter.`}
        cutOut={cutOut}
        brush={{ kind, thickness, spreads }}
        strokes={strokes}
        onStroke={(stroke) => {
          cutOut.apply(stroke);
          show();
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedControl
          label={t`What the brush does`}
          className="min-w-64 grow sm:grow-0 tiny:min-w-0"
          value={kind}
          choices={[
            { value: 'keep', label: t`Paint back in` },
            { value: 'remove', label: t`Rub out` },
          ]}
          onChange={setKind}
        />
        <BrushControls
          thickness={thickness}
          onThickness={setThickness}
          canUndo={strokes > 0}
          onUndo={() => {
            cutOut.undo();
            show();
          }}
        />
        <Switch label={<Trans>Spread to the same colours</Trans>} isOn={spreads} onChange={setSpreads} />
      </div>
      <div className="flex flex-wrap gap-2">
        {task.media && (
          <Button
            className="grow"
            disabled={strokes === 0}
            isBusy={busy === 'storing'}
            onClick={() => void store()}
            icon={<Check className="size-5" aria-hidden="true" />}
          >
            <Trans>Save in your library · free</Trans>
          </Button>
        )}
        <Button
          variant={task.media ? 'outline' : 'primary'}
          className="grow"
          isBusy={busy === 'saving'}
          onClick={() => void save()}
          icon={<Download className="size-5" aria-hidden="true" />}
        >
          <Trans>Save PNG · free</Trans>
        </Button>
        <Button
          variant="outline"
          className="grow"
          isBusy={busy === 'using'}
          onClick={() => void use()}
          icon={<Brush className="size-5" aria-hidden="true" />}
        >
          <Trans>Edit this image</Trans>
        </Button>
      </div>
    </>
  );
}
