import { createRequire } from 'node:module';

type ECharts = Pick<typeof import('echarts'), 'init' | 'setPlatformAPI'>;

/**
 * ECharts as one file, which loads in a tenth of the time of the hundreds of modules behind `echarts/core`: the first picture
 * of a thread waits for it. A CommonJS file loads the same way in compiled code, in source code and in tests.
 */
export const { init, setPlatformAPI } = createRequire(import.meta.url)('echarts/dist/echarts.min.js') as ECharts;
