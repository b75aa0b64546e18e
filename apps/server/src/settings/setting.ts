/** The documentation of a setting. `docs/operating/settings.md` and `.env.example` are generated from it. */
export interface SettingText {
  readonly name: string;
  /** The value without the setting, in plain English; empty when there is none. */
  readonly default: string;
  /** One or two sentences. */
  readonly description: string;
  /** A value to copy and change. */
  readonly placeholder: string;
  /** The value is a secret and can be read from the file in `<name>_FILE`. */
  readonly isSecret?: true;
  /** Read by a library and not by the schema of the settings. */
  readonly isExternal?: true;
}

export interface SettingGroup {
  /** A heading of the documentation. */
  readonly title: string;
  readonly settings: readonly SettingText[];
}
