import type { Operation } from '../contract.js';
import { contract } from '../contractFile.js';
import { forecastModels } from '../labs/forecastModels.js';
import type { Schemas } from '../schemas.js';

const { properties: optionSchemas = {} } = contract.components.schemas.ForecastOptions;

/** Lists the models and their options, with the option schemas of the contract. */
export const forecastModelsList: Operation<'forecast.models'> = async () => {
  const models = Object.entries(forecastModels).map(([model, described]) => ({
    model: model as Schemas['ForecastModel'],
    ...described,
    options: described.options.map((name) => ({ name, schema: optionSchemas[name] ?? {} })),
  }));
  return { json: { count: models.length, models } };
};
