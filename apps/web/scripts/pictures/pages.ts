import type { Scene } from './stage.ts';

const open =
  (name: string, route: string, wait: string): Scene =>
  async ({ page, url, shoot }) => {
    await page.goto(`${url}#/${route}`);
    await page.waitForSelector(wait);
    await page.waitForTimeout(300);
    await shoot(name, { full: true });
  };

/** Every page that needs nothing to have happened before. */
export const pages: Readonly<Record<string, Scene>> = {
  start: open('start', '', '.start'),
  settings: open('settings', 'settings', '.set'),
  rules: open('rules', 'rules/dust-tactics/dt1.cover.crate', '.rulerow'),
  'rules-2014': open('rules-2014', 'rules/dust-tactics-2014', '.bk-board'),
  'rules-dust': open('rules-dust', 'rules/dust', '.bk-chapter'),
  setup: open('setup', 'setup/dust-tactics', '.su-board svg'),
  'setup-2014': open('setup-2014', 'setup/dust-tactics-2014', '.su-board svg'),
  'setup-dust': open('setup-dust', 'setup/dust', '.su-board svg'),
  army: open('army', 'army', '.pool'),
  'army-2014': open('army-2014', 'army/dust-tactics-2014', '.pool'),
  editor: open('editor', 'editor', '.editor-board svg'),
  'editor-2014': open('editor-2014', 'editor/dust-tactics-2014', '.editor-board svg'),
  'editor-table': async ({ page, url, shoot }) => {
    await page.goto(`${url}#/editor/dust-tactics-2014`);
    await page.getByLabel('Start from …').selectOption('t:crossroads');
    await page.locator('.ed-unit select').first().selectOption('board');
    await page.locator('.ed-table svg').click({ position: { x: 120, y: 330 } });
    await page.locator('[data-feature].area').nth(4).focus();
    await page.keyboard.press('Enter');
    await page.locator('.ed-handle').first().waitFor();
    await page.waitForTimeout(300);
    await shoot('editor-table', { full: true });
  },
  campaign: open('campaign', 'campaign', '.ca-map'),
  'learn-2014': open('learn-2014', 'learn/dust-tactics-2014', '.lessonlist'),
  'lesson-table': async ({ page, url, shoot }) => {
    await page.goto(`${url}#/lesson/measured`);
    await page.locator('.teacher').getByRole('button', { name: 'Go on' }).click();
    await page.locator('[data-troop="1a"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Drag your squad behind the low wall').waitFor();
    await page.waitForTimeout(600);
    await shoot('lesson-table', { full: true });
  },
  learn: open('learn', 'learn', '.lessonlist'),
  'learn-dust': open('learn-dust', 'learn/dust', '.lessonlist'),
  records: open('records', 'records', '.page'),
  about: open('about', 'about', '.ab-list'),
  'about-bots': open('about-bots', 'about/bots', '.doc'),
  lobby: open('lobby-empty', 'lobby', '.lobby'),
  gone: open('gone', 'join/nothing', '.on-box'),
  lost: open('lost', 'nowhere', '.page'),
};
