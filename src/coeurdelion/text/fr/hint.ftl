### Les conseils, en français : ce que les plans valent les uns par rapport aux autres, et comment on les dit.

hint-then = Puis { $does }.
