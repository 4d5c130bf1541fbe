import type { ImportedSeries, ImportJob } from 'almanac-sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';

const pollMs = 1_000;

/** Imports a series as a job, and follows the job until it ends or the page is left. */
export function useImportJob({ dryRun }: { dryRun: boolean }) {
  const [job, setJob] = useState<ImportJob>();
  const { busy, problem, run } = useAction();
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  const start = (series: ImportedSeries) =>
    run(async () => {
      setJob(undefined);
      let current = await almanac.import.indicators({ series: [series], dryRun });
      setJob(current);
      while (isOpen.current && current.endedAt === null) {
        await new Promise((resolve) => setTimeout(resolve, pollMs));
        current = await almanac.import.job({ jobId: current.id });
        setJob(current);
      }
      if (!dryRun) clearResponseCache();
    });
  return { job, busy, problem, start, reset: () => setJob(undefined) };
}
