import { updateAccount } from '../../server/store/accounts.js';
import { saveAlertSettings } from '../../server/store/alertSettings.js';
import { forEachDatabase } from '../support/databases.js';
import { createSeries, prepareAlerts } from './alertFixture.js';

const newValue = { kind: 'new_value' } as const;
const deliver = (mail: 'none' | 'now' | 'daily' | 'weekly') => ({ inApp: false, mail, webhookIds: [] });
const berlin = { digestHour: 8, digestWeekday: 'monday', timeZone: 'Europe/Berlin' } as const;

forEachDatabase((openFresh) => {
  async function prepare() {
    const db = await openFresh();
    const alerts = await prepareAlerts(db);
    const seriesId = await createSeries(db, 'prices');
    const values = [100, 101];
    await alerts.write(seriesId, '2026-10-10', values);
    alerts.advance(1);
    let day = 0;
    /** Adds a value in a new vintage, and evaluates the rules. */
    const release = async (value: number) => {
      alerts.advance(1);
      values.push(value);
      day += 1;
      await alerts.write(seriesId, `2026-11-${String(10 + day)}`, values);
      return alerts.run();
    };
    const moveTo = (instant: string) => {
      alerts.clock.now = new Date(instant);
    };
    return { db, seriesId, release, moveTo, ...alerts };
  }

  it('sends a daily digest at the hour of the account, with what fired since the last, and nothing if nothing fired', async () => {
    const { db, seriesId, addRule, release, sendMails, moveTo, mailbox } = await prepare();
    await saveAlertSettings(db, 'ada', berlin);
    await addRule(newValue, { seriesId, name: 'Prices & <more>', delivery: deliver('daily') });
    await release(105);
    await release(106);
    moveTo('2026-11-22T06:59:59.999Z');
    expect(await sendMails()).toBe(0);
    moveTo('2026-11-22T07:00:00.000Z');
    expect([await sendMails(), await sendMails()]).toEqual([1, 0]);
    expect(mailbox).toMatchObject([{ to: 'ada@example.org', subject: 'Daily digest: 2 alerts' }]);
    moveTo('2026-11-24T07:00:00.000Z');
    expect(await sendMails()).toBe(0);
    await release(107);
    moveTo('2026-11-25T07:00:00.000Z');
    expect(await sendMails()).toBe(1);
    expect(mailbox.map(({ subject }) => subject)).toEqual(['Daily digest: 2 alerts', 'Daily digest: 1 alert']);
    expect(mailbox[1]?.text).toContain('Prices (US) for 2026-05 is 107.');
    expect(mailbox[1]?.text).not.toContain('is 106.');
    expect(await db('alert_mails')).toEqual([]);
  });

  it('sends weekly digests on the weekday of the account, apart from daily ones', async () => {
    const { db, seriesId, addRule, release, sendMails, moveTo, mailbox } = await prepare();
    await saveAlertSettings(db, 'ada', { ...berlin, digestWeekday: 'wednesday' });
    await addRule(newValue, { seriesId, name: 'Daily', delivery: deliver('daily') });
    await addRule(newValue, { seriesId, name: 'Weekly', delivery: deliver('weekly') });
    await release(105);
    moveTo('2026-11-25T06:59:00.000Z');
    await sendMails();
    moveTo('2026-11-25T07:00:00.000Z');
    await sendMails();
    expect(mailbox.map(({ subject }) => subject)).toEqual(['Daily digest: 1 alert', 'Weekly digest: 1 alert']);
  });

  it('has text and HTML with the value, its change, the vintage and the links, escaped, and the chart as an attachment', async () => {
    const { seriesId, addRule, release, sendMails, mailbox } = await prepare();
    const rule = await addRule(newValue, { seriesId, name: 'Prices & <more>', delivery: deliver('now') });
    await release(105);
    await sendMails();
    const [mail] = mailbox;
    const stopUrl = /<(https:\/\/almanac\.example\.org\/api\/alerts\/unsubscribe\/[\w-]{43}\?rule=[\w-]+)>/.exec(
      mail?.headers?.['List-Unsubscribe'] ?? '',
    )?.[1];
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect([mail?.subject, stopUrl?.endsWith(rule.id)]).toEqual(['Prices & <more>', true]);
    const link = 'https://almanac.example.org/indicators/prices?country=US&vintage=2026-11-11';
    for (const text of ['Prices & <more>', '2026-03: 105.0', 'Change from 2026-02: +4.0', link, `/alerts/${rule.id}`])
      expect(mail?.text).toContain(text);
    const [picture] = mail?.pictures ?? [];
    expect(
      Buffer.from(picture?.png ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const escapedLink = link.replace('&', '&#38;');
    for (const text of ['Prices &#38; &#60;more&#62;', '105.0', '+4.0', escapedLink, `src="cid:${picture?.cid}"`])
      expect(mail?.html).toContain(text);
    expect(mail?.html).not.toContain('<more>');
  });

  it('lists at most 30 alerts with 6 charts, and says how many more there are', async () => {
    const { db, addRule, run, advance, write, sendMails, mailbox } = await prepare();
    const ids: number[] = [];
    for (let index = 0; index < 8; index += 1) ids.push(await createSeries(db, `series-${index}`));
    for (const seriesId of ids) await write(seriesId, '2026-10-10', [1, 2]);
    for (const seriesId of ids)
      for (let index = 0; index < 4; index += 1) await addRule(newValue, { seriesId, delivery: deliver('now') });
    advance(1);
    for (const seriesId of ids) await write(seriesId, '2026-11-21', [1, 2, 3]);
    expect(await run()).toBe(32);
    expect(await sendMails()).toBe(1);
    expect(mailbox[0]).toMatchObject({ subject: '32 alerts from Almanac', pictures: { length: 6 } });
    expect(mailbox[0]?.text.match(/for 2026-03 is 3\./g)).toHaveLength(30);
    expect(mailbox[0]?.text).toContain('And 2 more');
  });

  it('sends a mail once if several processes send at the same time', async () => {
    const { seriesId, addRule, release, createMailer, mailbox } = await prepare();
    await addRule(newValue, { seriesId, delivery: deliver('now') });
    await release(105);
    await Promise.all([createMailer(), createMailer(), createMailer()].map((mailer) => mailer.run()));
    expect(mailbox).toHaveLength(1);
  });

  it('sends a mail again if its process ended before it recorded that, with the same message id, and none otherwise', async () => {
    const { db, seriesId, addRule, release, createMailer, advance, mailbox } = await prepare();
    await addRule(newValue, { seriesId, delivery: deliver('now') });
    await release(105);
    await db.schema.renameTable('alert_settings', 'moved_settings');
    await db.schema.renameTable('alert_firings', 'moved_firings');
    expect(await createMailer().run()).toBe(0);
    await db.schema.renameTable('moved_firings', 'alert_firings');
    await db.schema.renameTable('moved_settings', 'alert_settings');
    expect([await createMailer().run(), mailbox]).toEqual([0, []]);
    advance(5);
    const deliverThenEnd = async (mail: (typeof mailbox)[number]) => {
      mailbox.push(mail);
      throw new Error('killed');
    };
    await createMailer({ send: () => undefined, deliver: deliverThenEnd }).run();
    advance(10);
    expect([await createMailer().run(), await createMailer().run()]).toEqual([1, 0]);
    const [first, second] = mailbox;
    expect([mailbox.length, first?.messageId]).toEqual([2, second?.messageId]);
    advance(600);
    expect(await createMailer().run()).toBe(0);
  });

  it('gives up after about a day, and sends the next mail after that', async () => {
    const { db, seriesId, addRule, release, createMailer, advance, sendMails, mailbox } = await prepare();
    await addRule(newValue, { seriesId, delivery: deliver('now') });
    await release(105);
    let attempts = 0;
    const failing = createMailer({
      send: () => undefined,
      deliver: async () => {
        attempts += 1;
        throw new Error('refused');
      },
    });
    for (let hour = 0; hour < 72; hour += 1) {
      await failing.run();
      advance(60);
    }
    expect([attempts, await db('alert_mails')]).toEqual([9, []]);
    await release(106);
    expect([await sendMails(), mailbox[0]?.subject]).toEqual([1, 'My rule']);
    expect(mailbox[0]?.text).not.toContain('is 105.');
  });

  it('mails in the next digest what fires while a digest is sent', async () => {
    const { seriesId, addRule, release, createMailer, moveTo, sendMails, mailbox } = await prepare();
    await addRule(newValue, { seriesId, delivery: deliver('daily') });
    await release(105);
    moveTo('2026-11-22T08:00:00.000Z');
    const during = createMailer({
      send: () => undefined,
      deliver: async (mail) => {
        mailbox.push(mail);
        await release(106);
      },
    });
    expect(await during.run()).toBe(1);
    expect(await sendMails()).toBe(0);
    moveTo('2026-11-23T08:00:00.000Z');
    expect(await sendMails()).toBe(1);
    expect(mailbox.map(({ text }) => ['105.', '106.'].map((value) => text.includes(`is ${value}`)))).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('sends nothing to addresses that are not confirmed and to suspended accounts, also not later', async () => {
    const { db, seriesId, addRule, release, sendMails, mailbox, clock } = await prepare();
    await addRule(newValue, { seriesId, delivery: deliver('now') });
    await updateAccount(db, 'ada', { suspendedAt: clock.now.toISOString() }, clock.now.toISOString());
    await release(105);
    expect(await sendMails()).toBe(0);
    await updateAccount(db, 'ada', { suspendedAt: null }, clock.now.toISOString());
    await release(106);
    await sendMails();
    expect(mailbox.map(({ text }) => [text.includes('is 105.'), text.includes('is 106.')])).toEqual([[false, true]]);
  });
});
