import type { LabTransformation, TransformationName } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lab, SetLab } from './lab';
import { maxTransformations, transformationGroups, transformationLabels } from './transformations';
import './chain.css';

interface Props {
  lab: Lab;
  setLab: SetLab;
  /** The effect of each transformation, from the last response; may belong to the previous chain while a call is running. */
  steps: LabTransformation[];
}

/** The transformations that are applied before the tests, in order. */
export function Chain({ lab: { transformations }, setLab, steps }: Props) {
  const chain = useRef<HTMLDivElement>(null);
  const focusIndex = useRef<number>(undefined);
  const change = (next: TransformationName[]) => setLab({ transformations: next });
  const move = (from: number, to: number) => {
    const [name] = transformations.slice(from, from + 1);
    if (name === undefined) return;
    focusIndex.current = to;
    change(transformations.toSpliced(from, 1).toSpliced(to, 0, name));
  };
  const remove = (index: number) => {
    focusIndex.current = Math.max(index - 1, 0);
    change(transformations.toSpliced(index, 1));
  };
  // Keeps the focus at the moved or removed step for keyboard users.
  useEffect(() => {
    if (focusIndex.current === undefined) return;
    const step = chain.current?.querySelectorAll('li')[focusIndex.current];
    focusIndex.current = undefined;
    (step ?? chain.current)?.querySelector<HTMLElement>('button, select')?.focus();
  }, [transformations.join()]);
  const isFull = transformations.length >= maxTransformations;
  return (
    <div class="chain" ref={chain}>
      <h2 id="chain-title">Transformations</h2>
      <ol aria-labelledby="chain-title">
        {transformations.map((name, index) => (
          <Step key={index} name={name} result={steps[index]?.name === name ? steps[index] : undefined}>
            {index > 0 && <Move name={name} direction="earlier" onClick={() => move(index, index - 1)} />}
            {index < transformations.length - 1 && (
              <Move name={name} direction="later" onClick={() => move(index, index + 1)} />
            )}
            <button type="button" aria-label={`Remove ${transformationLabels[name]}`} onClick={() => remove(index)}>
              ×
            </button>
          </Step>
        ))}
      </ol>
      <select
        aria-label="Add a transformation"
        value=""
        disabled={isFull}
        onChange={({ currentTarget }) => {
          change([...transformations, currentTarget.value as TransformationName]);
          currentTarget.value = '';
        }}
      >
        <option value="">{isFull ? `Maximum of ${maxTransformations} reached` : 'Add a transformation…'}</option>
        {Object.entries(transformationGroups).map(([group, names]) => (
          <optgroup key={group} label={group}>
            {names.map((name) => (
              <option key={name} value={name}>
                {transformationLabels[name]}
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
  result: LabTransformation | undefined;
  children: ComponentChildren;
}

/** One transformation with its formula and the number of values before and after it. */
function Step({ name, result, children }: StepProps) {
  return (
    <li class="step">
      <span class="step-text">
        <strong>{transformationLabels[name]}</strong>
        <span class="step-formula">{result?.formula ?? '…'}</span>
        <span class="step-count">
          {result &&
            `${result.observationsBefore.toLocaleString('en-US')} → ${result.observationsAfter.toLocaleString('en-US')} values`}
        </span>
      </span>
      <span class="step-buttons">{children}</span>
    </li>
  );
}

function Move({
  name,
  direction,
  onClick,
}: {
  name: TransformationName;
  direction: 'earlier' | 'later';
  onClick(): void;
}) {
  return (
    <button type="button" aria-label={`Move ${transformationLabels[name]} ${direction}`} onClick={onClick}>
      {direction === 'earlier' ? '←' : '→'}
    </button>
  );
}
