import type { LabTransformation, TransformationName } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lab, SetLab } from './lab';
import { mostTransformations, transformationGroups, transformationWords } from './transformations';
import './chain.css';

interface Props {
  lab: Lab;
  setLab: SetLab;
  /** What each did, as answered; of an earlier chain while the next answer is on its way. */
  steps: LabTransformation[];
}

/** What is done to the series before it is tested, from left to right. */
export function Chain({ lab: { transformations }, setLab, steps }: Props) {
  const chain = useRef<HTMLDivElement>(null);
  const touched = useRef<number>(undefined);
  const change = (next: TransformationName[]) => setLab({ transformations: next });
  const move = (from: number, to: number) => {
    const [name] = transformations.slice(from, from + 1);
    if (name === undefined) return;
    touched.current = to;
    change(transformations.toSpliced(from, 1).toSpliced(to, 0, name));
  };
  const remove = (place: number) => {
    touched.current = Math.max(place - 1, 0);
    change(transformations.toSpliced(place, 1));
  };
  // Whoever moves or removes a step by keyboard goes on from there.
  useEffect(() => {
    if (touched.current === undefined) return;
    const step = chain.current?.querySelectorAll('li')[touched.current];
    touched.current = undefined;
    (step ?? chain.current)?.querySelector<HTMLElement>('button, select')?.focus();
  }, [transformations.join()]);
  const full = transformations.length >= mostTransformations;
  return (
    <div class="chain" ref={chain}>
      <h3 id="chain-title">Transformations</h3>
      <ol aria-labelledby="chain-title">
        {transformations.map((name, place) => (
          <Step key={place} name={name} done={steps[place]?.name === name ? steps[place] : undefined}>
            {place > 0 && <Move name={name} towards="earlier" onClick={() => move(place, place - 1)} />}
            {place < transformations.length - 1 && (
              <Move name={name} towards="later" onClick={() => move(place, place + 1)} />
            )}
            <button type="button" aria-label={`Remove ${transformationWords[name]}`} onClick={() => remove(place)}>
              ×
            </button>
          </Step>
        ))}
      </ol>
      <select
        aria-label="Add a transformation"
        value=""
        disabled={full}
        onChange={({ currentTarget }) => {
          change([...transformations, currentTarget.value as TransformationName]);
          currentTarget.value = '';
        }}
      >
        <option value="">{full ? 'Eight at most' : 'Add a transformation …'}</option>
        {Object.entries(transformationGroups).map(([group, names]) => (
          <optgroup key={group} label={group}>
            {names.map((name) => (
              <option key={name} value={name}>
                {transformationWords[name]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

interface StepProps {
  name: TransformationName;
  done: LabTransformation | undefined;
  children: ComponentChildren;
}

/** One transformation: its formula, and how many values it left. */
function Step({ name, done, children }: StepProps) {
  return (
    <li class="step">
      <span class="step-words">
        <strong>{transformationWords[name]}</strong>
        <span class="step-formula">{done?.formula ?? '…'}</span>
        <span class="step-count">
          {done &&
            `${done.observationsBefore.toLocaleString('en-US')} → ${done.observationsAfter.toLocaleString('en-US')} values`}
        </span>
      </span>
      <span class="step-buttons">{children}</span>
    </li>
  );
}

function Move({ name, towards, onClick }: { name: TransformationName; towards: 'earlier' | 'later'; onClick(): void }) {
  return (
    <button type="button" aria-label={`Move ${transformationWords[name]} ${towards}`} onClick={onClick}>
      {towards === 'earlier' ? '←' : '→'}
    </button>
  );
}
