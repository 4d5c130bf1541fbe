import { AttachedValue } from '../server/attachedValue.js';

it('keeps the last value of each object until it is deleted', () => {
  const values = new AttachedValue<object, string>();
  const [first, second] = [{}, {}];
  expect(values.get(first)).toBeUndefined();
  values.set(first, 'one');
  values.set(first, 'two');
  values.set(second, 'three');
  expect([values.get(first), values.get(second)]).toEqual(['two', 'three']);
  values.delete(first);
  expect([values.get(first), values.get(second)]).toEqual([undefined, 'three']);
});

it('several values of an object are independent', () => {
  const [names, sizes] = [new AttachedValue<object, string>(), new AttachedValue<object, number>()];
  const owner = {};
  names.set(owner, 'one');
  sizes.set(owner, 1);
  names.delete(owner);
  expect([names.get(owner), sizes.get(owner)]).toEqual([undefined, 1]);
});

it('a copy of an object has no value, and the value is not visible in the object', () => {
  const values = new AttachedValue<object, string>();
  const owner = { id: 1 };
  values.set(owner, 'one');
  const descriptors = Object.getOwnPropertyDescriptors(owner);
  for (const copy of [{ ...owner }, Object.create(owner), Object.create(null, descriptors)])
    expect(values.get(copy)).toBeUndefined();
  expect(Object.entries(owner)).toEqual([['id', 1]]);
  expect(owner).toStrictEqual({ id: 1 });
});
