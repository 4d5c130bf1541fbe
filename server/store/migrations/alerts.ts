import type { Knex } from 'knex';

/** Creates alert rules, what they fired, the settings of accounts, their feeds, and the progress of the evaluation. */
export const alerts: Knex.Migration = {
  async up(knex) {
    await createRules(knex);
    await createFirings(knex);
    await knex.schema.createTable('alert_settings', (table) => {
      table.text('account_id').primary().references('accounts.id');
      table.integer('digest_hour').notNullable();
      table.text('digest_weekday').notNullable();
      table.text('time_zone').notNullable();
    });
    await knex.schema.createTable('alert_feeds', (table) => {
      table.text('account_id').primary().references('accounts.id');
      table.text('hash').notNullable().unique();
      table.text('created_at').notNullable();
    });
    await createProgress(knex);
  },
  async down(knex) {
    const tables = ['alert_series', 'alert_progress', 'alert_feeds', 'alert_settings', 'alert_firings', 'alert_rules'];
    for (const table of tables) await knex.schema.dropTable(table);
  },
};

async function createRules(knex: Knex): Promise<void> {
  await knex.schema.createTable('alert_rules', (table) => {
    table.text('id').primary();
    table.text('account_id').notNullable().references('accounts.id');
    table.text('name').notNullable();
    table.text('target').notNullable();
    table.text('target_type').notNullable();
    table.integer('series_id').index();
    // The release of the target, also if that is a series.
    table.text('release_id').index();
    table.text('kind').notNullable();
    table.text('condition').notNullable();
    table.text('repeat').notNullable();
    table.integer('quiet_hours').notNullable();
    table.text('status').notNullable();
    table.text('delivery').notNullable();
    table.text('created_at').notNullable();
    // Vintages from before this instant do not fire.
    table.text('active_since').notNullable();
    table.text('last_fired_at');
    // When a condition that depends on the time is checked next.
    table.text('check_at').index();
    table.index(['account_id', 'target_type']);
  });
}

async function createFirings(knex: Knex): Promise<void> {
  await knex.schema.createTable('alert_firings', (table) => {
    table.bigIncrements('id');
    table.text('rule_id').notNullable();
    table.text('account_id').notNullable().references('accounts.id');
    table.text('rule_name').notNullable();
    // The series or the release, the vintage or the day, and the period or another detail: each fires once.
    table.text('subject').notNullable();
    table.text('occasion').notNullable();
    table.text('firing').notNullable();
    table.text('fired_at').notNullable().index();
    // The digest that lists it, and when that was sent.
    table.text('mail').notNullable();
    table.text('mailed_at');
    table.unique(['rule_id', 'subject', 'occasion']);
    table.index(['account_id', 'id']);
  });
  await knex.raw(`create index alert_firings_unmailed on alert_firings (mail, account_id)
    where mailed_at is null and mail in ('daily', 'weekly')`);
}

async function createProgress(knex: Knex): Promise<void> {
  await knex.schema.createTable('alert_progress', (table) => {
    table.integer('id').primary();
    table.integer('library_version').notNullable();
    table.bigInteger('event_id').notNullable();
    // The process that evaluates, and until when others wait for it.
    table.text('owner');
    table.text('leased_until');
  });
  const library = await knex('data_versions').where({ name: 'library' }).first('version');
  await knex('alert_progress').insert({ id: 1, library_version: library.version, event_id: 0 });
  await knex.schema.createTable('alert_series', (table) => {
    table.integer('series_id').primary();
    // The last vintage that was evaluated, and when it was ingested.
    table.text('vintage').notNullable();
    table.text('ingested_at').notNullable();
  });
}
