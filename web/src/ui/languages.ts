/** The languages by their own names. */
import type { Language } from "../text/texts";

export const LANGUAGE_NAMES: Record<Language, string> = { fr: "Français", en: "English", de: "Deutsch" };
