/** Made from openapi.json by `npm run openapi`: not to be edited. */
export interface paths {
    "/admin/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * JSON or form
         * @description Ends every session and gives this browser a new one. 422 by field.
         *
         *     For `super_admin`, `finance`, `content`, `gate`.
         */
        post: operations["password_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * JSON or form; sets the session cookie
         * @description 422 by field, on `code` when two-factor authentication asks for one; 429 while the account is locked.
         */
        post: operations["signIn_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session, or all of this person, and clears its cookie; fine when not signed in
         * @description Shows more to signed-in staff.
         */
        post: operations["signIn_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/archive-videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["archiveVideos_list"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["archiveVideos_create_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/archive-videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["archiveVideos_record"];
        /** @description For `super_admin`, `content`. */
        put: operations["archiveVideos_update_2"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["archiveVideos_delete_2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/archive-videos/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swaps places with the previous or the next one
         * @description For `super_admin`, `content`.
         */
        post: operations["archiveVideos_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/attention-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders that need a person, newest first, with both sides
         * @description For `super_admin`, `finance`.
         */
        get: operations["attention_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/attention-orders/{orderNumber}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks it as dealt with, with a reason
         * @description For `super_admin`, `finance`.
         */
        post: operations["attention_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest first
         * @description Filters: `admin_id` (0: the program itself), action, resource, record_id, from and to (ISO 8601).
         *
         *     For `super_admin`.
         */
        get: operations["auditLog_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`. */
        get: operations["auditLog_choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`. */
        get: operations["auditLog_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["training_analyse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["knowledge_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page with totals; an array with `Content-Range` for a react-admin list query
         * @description For `super_admin`, `content`.
         */
        get: operations["training_conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes the visitor's whole session
         * @description 404 when it is gone.
         *
         *     For `super_admin`, `content`.
         */
        delete: operations["training_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/knowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page with totals; an array with `Content-Range` for a react-admin list query
         * @description For `super_admin`, `content`.
         */
        get: operations["knowledge_list"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["knowledge_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/knowledge/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV of every entry, which can be imported again
         * @description For `super_admin`, `content`.
         */
        get: operations["knowledge_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/knowledge/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The body is the file (`text/csv`, 5 MiB)
         * @description A row with a known `id` changes that entry, others are new. 422: no CSV.
         *
         *     For `super_admin`, `content`.
         */
        post: operations["knowledge_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/knowledge/same-question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other entries with one of the questions in the same language, apart from case and punctuation; for a warning
         * @description For `super_admin`, `content`.
         */
        get: operations["knowledge_same"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/knowledge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["knowledge_one"];
        /**
         * 409 when the entry was changed since `seen_updated_at`, if that is sent
         * @description For `super_admin`, `content`.
         */
        put: operations["knowledge_update"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["knowledge_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/knowledge/{id}/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switches the entry on or off
         * @description For `super_admin`, `content`.
         */
        patch: operations["knowledge_toggle"];
        trace?: never;
    };
    "/api/admin/chatbot/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reply that a visitor would get; nothing is stored
         * @description For `super_admin`, `content`.
         */
        post: operations["training_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 502 while the translation service can't be asked
         * @description For `super_admin`, `content`.
         */
        post: operations["training_translate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/translation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether translations come from a service
         * @description For `super_admin`, `content`.
         */
        get: operations["training_translation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The largest group first
         * @description For `super_admin`, `content`.
         */
        get: operations["training_groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/unanswered/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft of an entry for the group; 404 when an entry answers it by now
         * @description For `super_admin`, `content`.
         */
        get: operations["training_draft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/closing-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All sections, newest first; one page for a react-admin list query
         * @description For `super_admin`, `content`.
         */
        get: operations["closingSections_list"];
        put?: never;
        /**
         * Activating a section deactivates the others
         * @description For `super_admin`, `content`.
         */
        post: operations["closingSections_create_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/closing-sections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["closingSections_record"];
        /**
         * Activating a section deactivates the others
         * @description For `super_admin`, `content`.
         */
        put: operations["closingSections_update_2"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["closingSections_delete_2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/countdown-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["countdownEvents_list"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["countdownEvents_create_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/countdown-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["countdownEvents_record"];
        /** @description For `super_admin`, `content`. */
        put: operations["countdownEvents_update_2"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["countdownEvents_delete_2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/countdown-events/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swaps places with the previous or the next one
         * @description For `super_admin`, `content`.
         */
        post: operations["countdownEvents_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["dashboard_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/discount-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["discountCodes_list"];
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["discountCodes_create_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/discount-codes/sync-uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts every code's uses again from the orders
         * @description For `super_admin`, `finance`.
         */
        post: operations["discountCodes_syncUses_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/discount-codes/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards above the list, over all codes
         * @description For `super_admin`, `finance`.
         */
        get: operations["discountCodes_totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/discount-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["discountCodes_one"];
        /** @description For `super_admin`, `finance`. */
        put: operations["discountCodes_update_2"];
        post?: never;
        /** @description For `super_admin`, `finance`. */
        delete: operations["discountCodes_delete_2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/divisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All divisions; one page for a react-admin list query
         * @description For `super_admin`, `content`.
         */
        get: operations["divisions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/divisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["divisions_record"];
        /** @description For `super_admin`, `content`. */
        put: operations["divisions_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/divisions/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swaps places with the previous or the next one
         * @description For `super_admin`, `content`.
         */
        post: operations["divisions_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All five by name; an array with `Content-Range` for a react-admin list query
         * @description For `super_admin`, `content`.
         */
        get: operations["eventPages_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-pages/{eventName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["eventPages_record"];
        /** @description For `super_admin`, `content`. */
        put: operations["eventPages_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-upcoming-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["eventCards_list"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["eventCards_create_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-upcoming-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["eventCards_record"];
        /** @description For `super_admin`, `content`. */
        put: operations["eventCards_update_2"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["eventCards_delete_2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-upcoming-details/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swaps places with the previous or the next one
         * @description For `super_admin`, `content`.
         */
        post: operations["eventCards_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guest-stars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["guestStars_list"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["guestStars_create_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guest-stars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["guestStars_record"];
        /** @description For `super_admin`, `content`. */
        put: operations["guestStars_update_2"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["guestStars_delete_2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guest-stars/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swaps places with the previous or the next one
         * @description For `super_admin`, `content`.
         */
        post: operations["guestStars_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hero-section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The only record, with the id 1
         * @description For `super_admin`, `content`.
         */
        get: operations["heroSection_record"];
        /** @description For `super_admin`, `content`. */
        put: operations["heroSection_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hero-section/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The only record, with the id 1
         * @description For `super_admin`, `content`.
         */
        get: operations["heroSection_record_2"];
        /** @description For `super_admin`, `content`. */
        put: operations["heroSection_update_2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["adminMails_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/retry-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queues every failed mail again
         * @description For `super_admin`, `finance`.
         */
        post: operations["adminMails_retryFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["adminMails_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/attachments/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["adminMails_attachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["adminMails_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["adminMails_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest first; `q` searches the names
         * @description For `super_admin`, `content`.
         */
        get: operations["media_list"];
        put?: never;
        /**
         * The body is a PNG, JPG or WebP file up to 5 MiB, the query its name
         * @description 201, or 200 for a known picture.
         *
         *     For `super_admin`, `content`.
         */
        post: operations["media_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["media_record"];
        put?: never;
        post?: never;
        /**
         * 409 while content shows it; the text names that content
         * @description For `super_admin`, `content`.
         */
        delete: operations["media_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchandise-bundles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["merchandiseBundles_list"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["merchandiseBundles_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchandise-bundles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["merchandiseBundles_record"];
        /** @description For `super_admin`, `content`. */
        put: operations["merchandiseBundles_update"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["merchandiseBundles_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchandise-bundles/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swaps places with the previous or the next one
         * @description For `super_admin`, `content`.
         */
        post: operations["merchandiseBundles_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchandise-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["merchandiseItems_list"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["merchandiseItems_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchandise-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `content`. */
        get: operations["merchandiseItems_record"];
        /** @description For `super_admin`, `content`. */
        put: operations["merchandiseItems_update"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["merchandiseItems_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchandise-items/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swaps places with the previous or the next one
         * @description For `super_admin`, `content`.
         */
        post: operations["merchandiseItems_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The admin's list, with `Content-Range`
         * @description For `super_admin`, `finance`.
         */
        get: operations["adminOrders_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV of every order that the list's `filter` leaves
         * @description For `super_admin`, `finance`.
         */
        get: operations["orderExport_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lines of JSON as rows are imported (`ImportProgress`), the result last
         * @description Before the first: 409, 422.
         *
         *     For `super_admin`, `finance`.
         */
        post: operations["orderImport_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/import/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The dry run
         * @description For `super_admin`, `finance`.
         */
        post: operations["orderImport_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The file's content, and the fields that its headers look like
         * @description 422 when it is no CSV.
         *
         *     For `super_admin`, `finance`.
         */
        post: operations["orderImport_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a paid, locked order
         * @description 409 sold out (unless `over_quota`), 422 by field.
         *
         *     For `super_admin`, `finance`.
         */
        post: operations["manualOrders_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and sums of the orders that the same `filter` lists
         * @description For `super_admin`, `finance`.
         */
        get: operations["adminOrders_sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["adminOrders_oneForAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{key}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["receiptsAndTickets_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{key}/tickets.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["receiptsAndTickets_tickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{key}/tickets/{code}/qr.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["receiptsAndTickets_qr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{key}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events of an order as texts, the oldest first; times in UTC
         * @description For `super_admin`, `finance`.
         */
        get: operations["timeline_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/ask-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queries the provider now and answers with the updated order
         * @description 502 when it can't be reached.
         *
         *     For `super_admin`, `finance`.
         */
        post: operations["staffPayments_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 409 when it is paid or has ended
         * @description For `super_admin`, `finance`.
         */
        post: operations["staffPayments_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/pay-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["staffPayments_payLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["staffPayments_pending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order's payments with their refundable amounts, and its refunds
         * @description For `super_admin`, `finance`.
         */
        get: operations["refunds_list"];
        put?: never;
        /**
         * 201 sent, or a manual one recorded; 202 when the provider did not answer; 409 when it refused
         * @description For `super_admin`, `finance`.
         */
        post: operations["refunds_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/refunds/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * By a second person
         * @description The transfer was made.
         *
         *     For `super_admin`, `finance`.
         */
        post: operations["refunds_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends it again with the same key
         * @description 200 done, 202 still unknown, 409 refused.
         *
         *     For `super_admin`, `finance`.
         */
        post: operations["refunds_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/refunds/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["refunds_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Differences between the two sides, newest first
         * @description For `super_admin`, `finance`.
         */
        get: operations["reconciliation_listDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-differences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["reconciliation_difference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-differences/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a waiting difference as dealt with, with a reason
         * @description For `super_admin`, `finance`.
         */
        post: operations["reconciliation_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The provider's exported transactions as the body, `text/csv`, at most 5 MiB
         * @description 413 larger, 422 with what is wrong.
         *
         *     For `super_admin`, `finance`.
         */
        post: operations["imports_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The runs, newest first
         * @description For `super_admin`, `finance`.
         */
        get: operations["reconciliation_listRuns"];
        put?: never;
        /**
         * Starts a run
         * @description 201. While one is under way: 200 with that one.
         *
         *     For `super_admin`, `finance`.
         */
        post: operations["reconciliation_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A run with its progress, and the orders that could not be compared
         * @description For `super_admin`, `finance`.
         */
        get: operations["reconciliation_run"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/referral-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["referralCodes_list"];
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["referralCodes_create_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/referral-codes/sync-uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts every code's uses again from the orders
         * @description For `super_admin`, `finance`.
         */
        post: operations["referralCodes_syncUses_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/referral-codes/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards above the list, over all codes
         * @description For `super_admin`, `finance`.
         */
        get: operations["referralCodes_totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/referral-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["referralCodes_one"];
        /** @description For `super_admin`, `finance`. */
        put: operations["referralCodes_update_2"];
        post?: never;
        /** @description For `super_admin`, `finance`. */
        delete: operations["referralCodes_delete_2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest first
         * @description Filters: `q` (a piece of the code), gate, action, result, from and to (ISO 8601).
         *
         *     For `super_admin`, `finance`.
         */
        get: operations["scans_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scans/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["scans_choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The only record, with the id 1
         * @description For `super_admin`, `content`.
         */
        get: operations["siteSettings_record"];
        /**
         * Omitted fields stay unchanged
         * @description New mails and tickets carry the new facts.
         *
         *     For `super_admin`, `content`.
         */
        put: operations["siteSettings_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/bundle-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["dashboard_bundleSetting"];
        put?: never;
        /**
         * Applies to orders from now on
         * @description For `super_admin`, `finance`.
         */
        post: operations["dashboard_turnBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The only record, with the id 1
         * @description For `super_admin`, `content`.
         */
        get: operations["siteSettings_record_2"];
        /**
         * Omitted fields stay unchanged
         * @description New mails and tickets carry the new facts.
         *
         *     For `super_admin`, `content`.
         */
        put: operations["siteSettings_update_2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ticket-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["ticketTypes_list"];
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["ticketTypes_create_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ticket-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["ticketTypes_one"];
        /** @description For `super_admin`, `finance`. */
        put: operations["ticketTypes_update_2"];
        post?: never;
        /**
         * 409 once orders exist
         * @description For `super_admin`, `finance`.
         */
        delete: operations["ticketTypes_delete_2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["adminTickets_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/door-list.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paper for the gate when scanners fail
         * @description By name unless `sort=code`.
         *
         *     For `super_admin`, `finance`.
         */
        get: operations["ticketFiles_paper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * CSV of every ticket that the list's `filter` leaves
         * @description For `super_admin`, `finance`.
         */
        get: operations["ticketFiles_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/reset-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every ticket of a paid order; 403 on a wrong secret
         * @description For `super_admin`, `finance`.
         */
        post: operations["ticketResets_resetAll_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards above the list
         * @description All tickets, whatever is filtered.
         *
         *     For `super_admin`, `finance`.
         */
        get: operations["adminTickets_totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/validate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The verdict on a scanned or typed code, with the buyer's data
         * @description Always 200 with `type`.
         *
         *     For `super_admin`, `gate`.
         */
        get: operations["checkIn_validate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/{ticket_code}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 404, 422 code not repeated, 403 wrong secret, 409 pending, not paid, or checked in meanwhile
         * @description For `super_admin`, `finance`.
         */
        post: operations["ticketResets_reset_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`. */
        get: operations["accounts_page"];
        put?: never;
        /**
         * Mails the one-time link to the new account's owner
         * @description 422 by field.
         *
         *     For `super_admin`.
         */
        post: operations["accounts_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/two-factor-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`. */
        get: operations["accounts_twoFactorPolicy"];
        /**
         * 409 when it is to be required and the caller has none
         * @description For `super_admin`.
         */
        put: operations["accounts_setTwoFactorPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`. */
        get: operations["accounts_one"];
        /**
         * Name, role, active or not
         * @description 409 for the last active super admin, for deactivating oneself, and when the account changed since the `updated_at` that was sent along.
         *
         *     For `super_admin`.
         */
        put: operations["accounts_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Voids the password and mails its owner the one-time link for a new one
         * @description 409 for oneself.
         *
         *     For `super_admin`.
         */
        post: operations["accounts_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reset-two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 409 for oneself, and when it is off
         * @description For `super_admin`.
         */
        post: operations["accounts_resetTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends every session of that person
         * @description 409 for oneself.
         *
         *     For `super_admin`.
         */
        post: operations["accounts_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waiting-refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Manual refunds that a second person must confirm, the oldest first
         * @description For `super_admin`, `finance`.
         */
        get: operations["waitingRefunds_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/archive-videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active videos in their order, `upcoming events` included */
        get: operations["archiveVideos_shown"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["archiveVideos_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/archive-videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 404 for an inactive one, except to editors
         * @description Shows more to signed-in staff.
         */
        get: operations["archiveVideos_one"];
        /** @description For `super_admin`, `content`. */
        put: operations["archiveVideos_update"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["archiveVideos_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * `data.token`
         * @description A purchase token for 24 h. One that comes along and is still valid keeps its subject.
         */
        post: operations["purchaseLogin_logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in staff member; 401 without a session
         * @description For `super_admin`, `finance`, `content`, `gate`.
         */
        get: operations["signIn_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The owner of a one-time link; 404 when it is no longer valid */
        post: operations["password_owner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The mailed link gives the purchase token back while its order can be paid
         * @description 403 wrong signature, 404, 409 ended.
         */
        post: operations["openOrders_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uses the one-time link up
         * @description 404 when it is good no longer, 422 on `new_password`.
         */
        post: operations["password_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`, `content`, `gate`. */
        get: operations["twoFactor_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns it on and tells the recovery codes, once
         * @description 422 on `code`; 409 when it is on already.
         *
         *     For `super_admin`, `finance`, `content`, `gate`.
         */
        post: operations["twoFactor_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 422 on `current_password` or `code`; 409 when it is off, or the role must have it
         * @description For `super_admin`, `finance`, `content`, `gate`.
         */
        post: operations["twoFactor_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New codes in the place of the old ones
         * @description 422 on `current_password` or `code`; 409 when it is off.
         *
         *     For `super_admin`, `finance`, `content`, `gate`.
         */
        post: operations["twoFactor_renewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 422 on `current_password`; 409 when it is on already
         * @description For `super_admin`, `finance`, `content`, `gate`.
         */
        post: operations["twoFactor_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 422 for a message that is empty, longer than 500 characters or can't be read; 429 when asked too fast */
        post: operations["chat_chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chatbot/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions to ask, at most 12
         * @description 422 for another language than en and id.
         */
        get: operations["chat_suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closing-section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active section; `{is_active: false}` when none is active, null when there are none */
        get: operations["closingSections_shown"];
        put?: never;
        /**
         * Activating a section deactivates the others
         * @description For `super_admin`, `content`.
         */
        post: operations["closingSections_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closing-section/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activating a section deactivates the others
         * @description For `super_admin`, `content`.
         */
        put: operations["closingSections_update"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["closingSections_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countdown-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active events in their order, past ones included */
        get: operations["countdownEvents_shown"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["countdownEvents_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countdown-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 404 for an inactive one, except to editors
         * @description Shows more to signed-in staff.
         */
        get: operations["countdownEvents_one"];
        /** @description For `super_admin`, `content`. */
        put: operations["countdownEvents_update"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["countdownEvents_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/csrf-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** `data.token` for the header `X-CSRF-TOKEN`, with its cookie; for clients without a page */
        get: operations["csrfToken_token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discount-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All codes, newest first
         * @description For `super_admin`, `finance`.
         */
        get: operations["discountCodes_all"];
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["discountCodes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discount-codes/sync-uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts every code's uses again from the orders
         * @description For `super_admin`, `finance`.
         */
        post: operations["discountCodes_syncUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discount-codes/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 422 `Invalid discount code` when it may not be used on that amount now
         * @description A purchase token is read when one comes.
         */
        post: operations["codeChecks_discount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discount-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description For `super_admin`, `finance`. */
        put: operations["discountCodes_update"];
        post?: never;
        /** @description For `super_admin`, `finance`. */
        delete: operations["discountCodes_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/divisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active divisions in their order */
        get: operations["divisions_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-pages/{eventName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of eulympic, ucare, ulympic, unify or unveiling; 404 while it isn't active */
        get: operations["eventPages_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-upcoming-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards in their order; a locked card has no texts, no picture and no link */
        get: operations["eventCards_shown"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["eventCards_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-upcoming-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A locked card is empty, except to editors
         * @description Shows more to signed-in staff.
         */
        get: operations["eventCards_one"];
        /** @description For `super_admin`, `content`. */
        put: operations["eventCards_update"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["eventCards_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest-stars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The line-up in its order; an unrevealed star is `Coming Soon` with no images */
        get: operations["guestStars_shown"];
        put?: never;
        /** @description For `super_admin`, `content`. */
        post: operations["guestStars_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest-stars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description For `super_admin`, `content`. */
        put: operations["guestStars_update"];
        post?: never;
        /** @description For `super_admin`, `content`. */
        delete: operations["guestStars_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hero-section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record; its texts are empty while `is_active` is false */
        get: operations["heroSection_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchandise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active items and bundles, each in their order */
        get: operations["merchandise_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest first; `data.orders` holds `data`, `current_page`, `last_page`
         * @description For `super_admin`, `finance`.
         */
        get: operations["adminOrders_page"];
        put?: never;
        /**
         * Places an order
         * @description 409 sold out or not on sale, 422 by field; a repeat with the same key gives the same order.
         *
         *     Needs a purchase token.
         */
        post: operations["checkout_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/check-existing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 422 with `errors.email` / `errors.phone` when the buyer has an open order; its owner is told which
         * @description A purchase token is read when one comes.
         */
        post: operations["openOrders_checkExisting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/current-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The price in rupiah of the tier that is on sale, or of the one named
         * @description 404 `No tickets available`.
         */
        get: operations["checkout_currentPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/send-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link to finish an open order again, to the address that it was placed with
         * @description 429 when asked too often.
         */
        post: operations["openOrders_sendLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For `super_admin`, `finance`. */
        get: operations["adminOrders_one"];
        put?: never;
        post?: never;
        /** @description For `super_admin`, `finance`. */
        delete: operations["deleteOrder_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/admin-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * x
         * @description For `super_admin`, `finance`.
         */
        put: operations["orderActions_setStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/buyer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * x
         * @description For `super_admin`, `finance`.
         */
        put: operations["orderActions_setPerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["deleteOrder_deleteByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * x
         * @description For `super_admin`, `finance`.
         */
        put: operations["orderActions_setEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/lock-sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * x
         * @description For `super_admin`, `finance`.
         */
        post: operations["orderActions_lock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/repair-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["orderActions_repair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/resend-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["orderActions_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/unlock-sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * x
         * @description For `super_admin`, `finance`.
         */
        post: operations["orderActions_unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderNumber}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an open order
         * @description With a purchase token it must be the owner's. 409 when it isn't open any more.
         *
         *     A purchase token is read when one comes.
         */
        post: operations["buyerPayments_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signed by the provider, so without an anti-forgery token */
        post: operations["notifications_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{orderNumber}/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A pop-up token for one's own order
         * @description 403 another's, 404 unknown, 409 nothing to pay or too late, 502 provider.
         *
         *     Needs a purchase token.
         */
        get: operations["buyerPayments_create"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{orderNumber}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own order
         * @description What it is for, what it costs, how it is paid, and its tickets. 404 unknown or another's.
         *
         *     Needs a purchase token.
         */
        get: operations["buyerPayments_order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{orderNumber}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment status, for whoever holds the order number; never calls the provider
         * @description 404 unknown.
         */
        get: operations["buyerPayments_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All codes, newest first
         * @description For `super_admin`, `finance`.
         */
        get: operations["referralCodes_all"];
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["referralCodes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral-codes/sync-uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts every code's uses again from the orders
         * @description For `super_admin`, `finance`.
         */
        post: operations["referralCodes_syncUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral-codes/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 422 `Invalid referral code`, 429 after too many wrong ones
         * @description A purchase token is read when one comes.
         */
        post: operations["codeChecks_referral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description For `super_admin`, `finance`. */
        put: operations["referralCodes_update"];
        post?: never;
        /** @description For `super_admin`, `finance`. */
        delete: operations["referralCodes_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/bundle-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkout_bundleTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The festival's facts for every page, and whether the site is under construction */
        get: operations["siteSettings_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards of the ticket page, in their order */
        get: operations["ticketTypes_shown"];
        put?: never;
        /** @description For `super_admin`, `finance`. */
        post: operations["ticketTypes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description For `super_admin`, `finance`. */
        put: operations["ticketTypes_update"];
        post?: never;
        /**
         * 409 once orders exist
         * @description For `super_admin`, `finance`.
         */
        delete: operations["ticketTypes_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active tickets, newest first
         * @description For `super_admin`, `finance`.
         */
        get: operations["adminTickets_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/checkin/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the holder in
         * @description 409 `type: "used"` with the first use when another scan was first, 404 unknown code.
         *
         *     For `super_admin`, `gate`.
         */
        post: operations["checkIn_checkin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/reset-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every ticket of a paid order; 403 on a wrong secret
         * @description For `super_admin`, `finance`.
         */
        post: operations["ticketResets_resetAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/validate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Valid, used or invalid for whoever holds the QR; the buyer's data with staff rights only
         * @description Shows more to signed-in staff.
         */
        get: operations["checkIn_validatePublic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{code}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ticket's own page, for its holder
         * @description 404 without the QR's signature, whether or not there is such a ticket.
         */
        get: operations["checkIn_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{ticket_code}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 404, 422 code not repeated, 403 wrong secret, 409 pending, not paid, or checked in meanwhile
         * @description For `super_admin`, `finance`.
         */
        post: operations["ticketResets_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database is reachable and its schema is up to date; 503 otherwise */
        get: operations["health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["metrics_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One account of the back office, as `/api/admin/users` has it. */
        AdminAccount: {
            id: number;
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            is_active: boolean;
            /** @description False until the first password is set by the one-time link, and again after a reset. */
            is_set_up: boolean;
            two_factor: boolean;
            /** @description ISO 8601; null when nobody signed in with it yet. */
            last_sign_in_at: string | null;
            created_at: string;
            updated_at: string;
        };
        AdminAccountRequest: {
            name: string;
            email: string;
            role: components["schemas"]["Role"];
        };
        /** @description PUT /api/admin/users/{id}: the address names the account and stays. */
        AdminAccountUpdate: {
            name: string;
            role: components["schemas"]["Role"];
            is_active?: boolean;
            /**
             * Format: date-time
             * @description The loaded version: 409, and no change, when the account was changed since.
             */
            updated_at?: string;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly email?: unknown;
            /** @description Ignored. */
            readonly is_set_up?: unknown;
            /** @description Ignored. */
            readonly two_factor?: unknown;
            /** @description Ignored. */
            readonly last_sign_in_at?: unknown;
            /** @description Ignored. */
            readonly created_at?: unknown;
        };
        AdminArchiveVideo: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            title?: string;
            title_indonesian?: string | null;
            thumbnail_url?: string | null;
            video_id?: string;
            sort_order?: number;
            is_active?: boolean;
            id: number;
        };
        AdminCountdownEvent: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            event_key?: string;
            name?: string;
            name_indonesian?: string | null;
            target_date?: string;
            bg_color?: string;
            sort_order?: number;
            is_active?: boolean;
            id: number;
        };
        AdminDivision: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            sort_order?: number;
            name?: string;
            name_indonesian?: string | null;
            title?: string;
            title_indonesian?: string | null;
            image?: string | null;
            description1?: string;
            description1_english?: string | null;
            description2?: string;
            description2_english?: string | null;
            is_active?: boolean;
            id: number;
            /** @description Never changes: divisions are neither made nor deleted. */
            key: string;
        };
        AdminEventCard: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            sort_order?: number;
            key?: string;
            title?: string;
            title_indonesian?: string | null;
            description?: string;
            description_indonesian?: string | null;
            image_url?: string | null;
            alt_text?: string;
            alt_text_indonesian?: string | null;
            is_locked?: boolean;
            link?: string;
            id: number;
        };
        /** @description A row of the same call when it is asked as a list, and one page; its id is its name. */
        AdminEventPage: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            is_active: boolean;
            bg_color: string;
            hero_src: string | null;
            paper_src: string | null;
            /** @description The gallery, in its order. */
            unveiling_images: string[];
            /** @description A picture's address, a colour or a gradient (`cssBackgroundOf`). */
            image_section_bg: string | null;
            sponsor_src: string | null;
            medpar_src: string | null;
            id: components["schemas"]["EventName"];
        };
        AdminGuestStar: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            sort_order?: number;
            name?: string;
            image?: string | null;
            below_image?: string | null;
            is_revealed?: boolean;
            id: number;
        };
        /** @description The record for admins; a singleton with the id 1. */
        AdminHeroSection: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            title_text: string;
            title_text_indonesian: string | null;
            event_text_line1: string;
            event_text_line1_indonesian: string | null;
            event_text_line2: string;
            event_text_line2_indonesian: string | null;
            is_active: boolean;
            id: number;
        };
        /** @description POST /admin/login. Without `code` where one is needed: 422 with `errors.code`. */
        AdminLoginRequest: {
            email: string;
            password: string;
            /** @description Six digits of the authenticator app, or a recovery code. */
            code?: string;
        };
        /** @description POST /admin/logout */
        AdminLogoutRequest: {
            /** @description Ends every session of this person, on all devices. */
            everywhere?: boolean;
        };
        /** @description A mail of the outbox. Times are ISO 8601 in UTC. */
        AdminMail: {
            id: number;
            /** @enum {string} */
            kind: "finish_payment" | "e_ticket" | "receipt" | "refund" | "order_cancelled" | "confirm_refund" | "password_link";
            to: string;
            language: components["schemas"]["Language"];
            order_id: number | null;
            order_number: string | null;
            /** @description `failed`: all tries are used up and it waits for a person. */
            status: components["schemas"]["MailStatus"];
            tries: number;
            /** @description While it is queued. */
            next_try_at: string | null;
            last_error: string | null;
            created_at: string;
            sent_at: string | null;
        };
        AdminMerchandiseBundle: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            sort_order?: number;
            name?: string;
            name_indonesian?: string | null;
            price?: string;
            contents?: string;
            contents_indonesian?: string | null;
            image?: string | null;
            link?: string | null;
            is_active?: boolean;
            id: number;
        };
        AdminMerchandiseItem: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            sort_order?: number;
            name?: string;
            name_indonesian?: string | null;
            price?: string;
            image?: string | null;
            art?: components["schemas"]["MerchandiseArt"] | null;
            /** @description Null: the order form of the site settings. */
            link?: string | null;
            is_active?: boolean;
            id: number;
        };
        /** @description An order in the back office. */
        AdminOrder: {
            id: number;
            order_number: string;
            buyer_name: string;
            buyer_email: string;
            buyer_phone: string;
            category: components["schemas"]["BuyerCategory"];
            language: components["schemas"]["Language"];
            ticket_type: string;
            ticket_quantity: number;
            /** @description Tickets of it that a refund has taken out. */
            refunded_quantity: number;
            amount: number;
            discount_amount: number;
            bundle_discount_amount: number;
            final_amount: number;
            /** @description Rupiah that went back of it, in part or in full. */
            refunded_amount: number;
            status: components["schemas"]["OrderStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            source: components["schemas"]["OrderSource"];
            attention: components["schemas"]["AttentionKind"] | null;
            sync_locked: boolean;
            sync_locked_reason: string | null;
            transaction_id: string | null;
            paid_at: string | null;
            expires_at: string;
            created_at: string;
            /** @description Sent back with an action, so that a change made meanwhile by somebody else is noticed (`SeenOrder`). */
            updated_at: string;
            referral_code: {
                code: string;
                panitia_name: string;
            } | null;
            discount_code: {
                code: string;
                discount_percentage: number;
            } | null;
            /** @description Given for one order, not in lists. */
            tickets?: components["schemas"]["AdminOrderTicket"][];
        };
        /** @description `data` of the actions that answer with the order as it now is. */
        AdminOrderData: {
            order: components["schemas"]["AdminOrder"];
        };
        AdminOrderTicket: {
            id: number;
            ticket_code: string;
            status: string;
            checked_in_at: string | null;
            /** @description The refund that takes or took this ticket out. */
            refund_id: number | null;
        };
        /** @description One row of GET /api/admin/scans: a scanner's look at a code (`validate`), or its attempt to let in (`checkin`). */
        AdminScan: {
            id: number;
            /** @description ISO 8601. */
            scanned_at: string;
            code: string;
            action: components["schemas"]["ScanAction"];
            result: components["schemas"]["ScanResult"];
            gate: string | null;
            device: string | null;
            /** @description Name of the account that scanned; null when it is gone. */
            scanned_by: string | null;
            /** @description Null for a code that is no ticket. */
            ticket: {
                buyer_name: string;
                order_id: number;
                order_number: string;
            } | null;
        };
        /** @description GET and PUT /api/admin/settings; the id is always 1, there being one. */
        AdminSiteSettings: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            festival_name: string;
            edition: string;
            /** @description ISO 8601 in UTC. */
            concert_date: string;
            venue: string;
            venue_indonesian: string | null;
            support_name: string;
            support_name_indonesian: string | null;
            /** @description Digits with country code, as a WhatsApp link takes them; empty when there is none. */
            support_whatsapp: string;
            social_network_link: string;
            photo_sharing_link: string;
            mail_link: string;
            video_platform_link: string;
            /** @description The order form of items and bundles without a link. */
            merchandise_order_link: string;
            /** @description When money is paid back; empty: nothing is said of it. */
            refund_rule: string;
            refund_rule_indonesian: string | null;
            /** @description Every public page shows the construction screen, except to signed-in staff. */
            under_construction: boolean;
            id: number;
        };
        /** @description PUT /api/orders/{order_number}/admin-status */
        AdminStatusRequest: {
            /** Format: date-time */
            updated_at?: string;
            status: components["schemas"]["OrderStatus"];
            confirm1: string;
            confirm2: string;
            reason?: string | null;
        };
        /** @description A ticket in the back office. */
        AdminTicket: {
            id: number;
            ticket_code: string;
            status: components["schemas"]["TicketStatus"];
            checked_in_at: string | null;
            checked_in_gate: string | null;
            order_id: number;
            order_number: string;
            order: {
                buyer_name: string;
                buyer_email: string;
            };
            buyer_name: string;
            category: components["schemas"]["BuyerCategory"];
            ticket_type: string;
        };
        ArchiveVideoRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            title: string;
            title_indonesian?: string | null;
            thumbnail_url?: string | null;
            video_id: string;
            sort_order: number;
            is_active?: boolean;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        AttentionBrief: {
            id: number;
            order_number: string;
            buyer_name: string;
            attention: components["schemas"]["AttentionKind"];
        };
        /** @enum {string} */
        AttentionKind: "amount_mismatch" | "paid_without_seat" | "paid_twice" | "paid_after_delete" | "provider_disagrees" | "used_ticket_reversed" | "chargeback_amount_unknown";
        /** @description GET /api/admin/attention-orders: an order that needs a person, with the facts of both sides. The order's open differences belong to the case: they are listed here and resolved with it. */
        AttentionOrder: {
            id: number;
            order_number: string;
            buyer_name: string;
            buyer_email: string;
            status: components["schemas"]["OrderStatus"];
            attention: components["schemas"]["AttentionKind"];
            /** @description When it was raised; null when the history does not say. */
            raised_at: string | null;
            deleted: boolean;
            final_amount: number;
            transaction_id: string | null;
            payments: {
                provider_order_id: string;
                transaction_id: string;
                payment_type: string;
                status: string;
                amount: number;
            }[];
            /** @description Amounts that the provider named and that are not the order's. */
            other_amounts: number[];
            /** @description Whether any money is known to have come in, so that it can go back. */
            refundable: boolean;
            /** @description The two sides' statuses when they disagreed; null for other reasons. */
            disagreed: {
                ours: string;
                theirs: string;
            } | null;
            differences: components["schemas"]["ReconciliationDifference"][];
        };
        /** @description GET /api/admin/audit-log/choices: the filters' values. */
        AuditChoices: {
            admins: {
                id: number;
                email: string;
            }[];
            actions: string[];
            resources: string[];
        };
        /** @description One entry of `/api/admin/audit-log`. */
        AuditEntry: {
            id: number;
            /** @description Null when the program itself acted. */
            admin_id: number | null;
            admin_email: string | null;
            action: string;
            resource: string;
            record_id: string | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            /** @description The visitor's address; null when no request caused the change. */
            address: string | null;
            /** @description ISO 8601. */
            created_at: string;
        };
        /** @description GET /api/settings/bundle-ticket */
        BundleSetting: {
            enabled: boolean;
        };
        /** @description POST /api/admin/settings/bundle-ticket */
        BundleSettingRequest: {
            enabled: boolean;
        };
        /** @enum {string} */
        ButtonText: "BUY TICKET" | "SOLD OUT" | "COMING SOON";
        /** @enum {string} */
        BuyerCategory: "internal" | "external";
        /** @description A buyer's own order. Money in rupiah, times ISO 8601 in UTC. */
        BuyerOrder: {
            order_number: string;
            status: components["schemas"]["OrderStatus"];
            ticket_type_header: string;
            ticket_quantity: number;
            amount: number;
            discount_amount: number;
            bundle_discount_amount: number;
            final_amount: number;
            expires_at: string;
            paid_at: string | null;
            buyer_email: string;
            /** @description Null while no method was chosen. */
            payment: components["schemas"]["BuyerPayment"] | null;
            /** @description Those that let somebody in; none before the payment. */
            tickets: components["schemas"]["BuyerTicket"][];
            festival: {
                name: string;
                date: string;
                venue: string;
                venue_indonesian: string | null;
            };
        };
        /** @description GET /api/payment/{orderNumber}/order, with the owner's purchase token. */
        BuyerOrderData: {
            order: components["schemas"]["BuyerOrder"];
        };
        /** @description How an order is paid, or was. */
        BuyerPayment: {
            /** @description The provider's word: bank_transfer, echannel, cstore, qris, gopay, credit_card … */
            payment_type: string;
            /** @description The bank or shop: bca, mandiri, indomaret …; null where the type says all. */
            channel: string | null;
            /** @description Virtual account, bill key or payment code, while the payment waits for it. */
            number: string | null;
            /** @description The bill's company code, which goes with a bill key. */
            biller_code: string | null;
            is_waiting: boolean;
        };
        BuyerTicket: {
            ticket_code: string;
            /** @description 1 … quantity. */
            number: number;
            /** @description The signature that opens the ticket's own page. */
            verify: string;
        };
        /** @description PUT /api/orders/{id}/buyer: both, as they should be. */
        ChangeBuyerRequest: {
            /** Format: date-time */
            updated_at?: string;
            buyer_name: string;
            buyer_phone: string;
        };
        /** @description PUT /api/orders/{id}/email */
        ChangeEmailRequest: {
            /** Format: date-time */
            updated_at?: string;
            buyer_email: string;
        };
        /** @description POST /admin/change-password */
        ChangePasswordRequest: {
            current_password: string;
            new_password: string;
            new_password_confirmation: string;
        };
        /** @description GET /api/admin/chatbot/analytics; days are Jakarta's, the last 30. */
        ChatAnalytics: {
            overview: {
                total_knowledge_entries: number;
                active_knowledge_entries: number;
                total_conversations: number;
                unique_sessions: number;
            };
            knowledge_by_category: {
                category: string;
                count: number;
                active_count: number;
            }[];
            questions_by_day: {
                day: string;
                answered: number;
                fallback: number;
            }[];
            questions_by_language: {
                language: components["schemas"]["Language"];
                count: number;
            }[];
            top_questions: {
                question: string;
                category: string;
                count: number;
            }[];
        };
        ChatConversation: {
            id: number;
            language: components["schemas"]["Language"];
            matched_category: string;
            user_message: string;
            bot_response: string;
            /** @description ISO 8601. */
            created_at: string;
        };
        /** @description `category` is the entry's own text; `fallback` when nothing fits. Texts hold plain lines, `- ` lists and links. */
        ChatReply: {
            response: string;
            category: string;
            suggestions: string[];
        };
        /** @description POST /api/chatbot/chat */
        ChatRequest: {
            message: string;
            language: components["schemas"]["Language"];
            /** @description Made by the browser: a prefix, the time, a random string. */
            session_id: string;
        };
        /** @description GET /api/chatbot/suggestions?language&session_id */
        ChatSuggestions: {
            suggestions: string[];
        };
        /** @description POST /api/admin/chatbot/test: the visitor's reply with its scores. */
        ChatTestResult: {
            response: string;
            category: string;
            suggestions: string[];
            /** @description 0 to 1; an entry answers from `answer_from` on. */
            score: number;
            answer_from: number;
            matched_question: string | null;
            /** @description Words of the message that the best entry holds. */
            matched_words: string[];
            runner_up: {
                question: string;
                score: number;
            } | null;
        };
        /** @description POST /api/orders/check-existing */
        CheckExistingRequest: {
            email: string;
            phone: string;
        };
        /** @description Whole percent of all tickets that are used, 0 when there are none. */
        CheckInFigures: {
            used: number;
            tickets: number;
            rate: number;
        };
        ClosingSection: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            image_url?: string;
            head_text?: string;
            head_text_indonesian?: string | null;
            content_text?: string;
            content_text_indonesian?: string | null;
            button1_text?: string;
            button1_text_indonesian?: string | null;
            button1_link?: string;
            button2_text?: string;
            button2_text_indonesian?: string | null;
            button2_link?: string;
            /** @description True when left out; making one active makes the others inactive. */
            is_active?: boolean;
            id: number;
            created_at: string;
        };
        ClosingSectionRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            image_url: string;
            head_text: string;
            head_text_indonesian?: string | null;
            content_text: string;
            content_text_indonesian?: string | null;
            button1_text: string;
            button1_text_indonesian?: string | null;
            button1_link: string;
            button2_text: string;
            button2_text_indonesian?: string | null;
            button2_link: string;
            /** @description True when left out; making one active makes the others inactive. */
            is_active?: boolean;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly created_at?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        /** @description GET /api/admin/referral-codes/totals and discount-codes/totals: the cards above the list, over all codes. */
        CodeTotals: {
            codes: number;
            active: number;
            uses: number;
        };
        /** @description POST …/refunds/{id}/confirm, by a second person. */
        ConfirmRefundRequest: {
            confirm: string;
        };
        CountdownEventRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            event_key: string;
            name: string;
            name_indonesian?: string | null;
            target_date: string;
            bg_color?: string;
            sort_order: number;
            is_active?: boolean;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        /** @description POST /api/admin/users */
        CreatedAdminAccount: {
            id: number;
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            is_active: boolean;
            /** @description False until the first password is set by the one-time link, and again after a reset. */
            is_set_up: boolean;
            two_factor: boolean;
            /** @description ISO 8601; null when nobody signed in with it yet. */
            last_sign_in_at: string | null;
            created_at: string;
            updated_at: string;
            password_link: components["schemas"]["SentPasswordLink"];
        };
        CsrfToken: {
            token: string;
        };
        /** @description GET /api/orders/current-price: rupiah, the tier's key and its display name. */
        CurrentPrice: {
            price: number;
            ticket_type: string;
            header: string;
        };
        /** @description GET /api/auth/me */
        CurrentUser: {
            id: number;
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            /**
             * @description There only when this person must set up two-factor authentication before anything else.
             * @constant
             */
            two_factor_setup_required?: true;
        };
        /** @description GET /api/admin/dashboard. The figures may be some seconds old once there are very many orders. */
        Dashboard: {
            /** @description ISO 8601: when the figures were counted. */
            counted_at: string;
            revenue: components["schemas"]["RevenueFigures"];
            money: {
                web: components["schemas"]["MoneySums"];
                google_form: components["schemas"]["MoneySums"];
            };
            pending_orders: number;
            check_in: components["schemas"]["CheckInFigures"];
            /** @description The five newest. */
            recent_orders: components["schemas"]["AdminOrder"][];
            /** @description From the first day of sales to today without gaps, at most 92; empty before the first sale. */
            days: components["schemas"]["SalesDay"][];
            tiers: components["schemas"]["TierSeats"][];
            /** @description Most net revenue first. */
            leaderboard: components["schemas"]["LeaderboardRow"][];
            needs_person: components["schemas"]["NeedsPerson"];
        };
        /** @description DELETE /api/orders/{order_number} and POST /api/orders/{order_number}/delete; `confirm2` is the order number. */
        DeleteOrderRequest: {
            /** Format: date-time */
            updated_at?: string;
            confirm1: string;
            confirm2: string;
        };
        /** @description DELETE /api/admin/chatbot/conversations/{id}: every exchange of the same session goes. */
        DeletedConversation: {
            /** @description So many questions were deleted with their answers. */
            messages: number;
        };
        /** @enum {string} */
        DifferenceKind: "paid_there" | "ended_there" | "refunded_there" | "amount_differs" | "unpaid_there" | "refunded_here_only" | "second_payment" | "payable_there" | "unknown_payment";
        /** @description One side of a difference; amounts in rupiah, null where that side has nothing. */
        DifferenceSide: {
            status: string | null;
            amount: number | null;
            transaction_id: string | null;
            /** @description The refunded rupiah; null when refunds were not compared. */
            refunded: number | null;
        };
        /** @enum {string} */
        DifferenceState: "mended" | "waits" | "resolved";
        DiscountCode: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            id: number;
            code: string;
            discount_percentage: number;
            description: string | null;
            is_active: boolean;
            max_uses: number | null;
            uses: number;
            min_amount: number | null;
            valid_from: string | null;
            valid_until: string | null;
            created_at: string;
        };
        /** @description POST /api/discount-codes/validate {code, amount: rupiah}. The percentage is also at the top of data. */
        DiscountCodeData: {
            discount_code: {
                code: string;
                discount_percentage: number;
            };
            discount_percentage: number;
        };
        DivisionRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            sort_order: number;
            name: string;
            name_indonesian?: string | null;
            title: string;
            title_indonesian?: string | null;
            image?: string | null;
            description1?: string;
            description1_english?: string | null;
            description2?: string;
            description2_english?: string | null;
            is_active?: boolean;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly key?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        EventCardRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            sort_order: number;
            key: string;
            title: string;
            title_indonesian?: string | null;
            description?: string;
            description_indonesian?: string | null;
            image_url?: string | null;
            alt_text?: string;
            alt_text_indonesian?: string | null;
            is_locked?: boolean;
            link?: string;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        /** @enum {string} */
        EventName: "unveiling" | "eulympic" | "ucare" | "ulympic" | "unify";
        /** @description GET /api/event-pages/{slug}; addresses are null when the site's own drawing is to be shown. */
        EventPage: {
            is_active: boolean;
            bg_color: string;
            hero_src: string | null;
            paper_src: string | null;
            /** @description The gallery, in its order. */
            unveiling_images: string[];
            /** @description A picture's address, a colour or a gradient (`cssBackgroundOf`). */
            image_section_bg: string | null;
            sponsor_src: string | null;
            medpar_src: string | null;
        };
        EventPageRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            is_active?: boolean;
            bg_color?: string;
            hero_src?: string | null;
            paper_src?: string | null;
            /** @description The gallery, in its order. */
            unveiling_images?: string[];
            /** @description A picture's address, a colour or a gradient (`cssBackgroundOf`). */
            image_section_bg?: string | null;
            sponsor_src?: string | null;
            medpar_src?: string | null;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        /** @description GET /api/admin/event-pages. */
        EventPages: {
            unveiling: components["schemas"]["EventPage"];
            eulympic: components["schemas"]["EventPage"];
            ucare: components["schemas"]["EventPage"];
            ulympic: components["schemas"]["EventPage"];
            unify: components["schemas"]["EventPage"];
        };
        /** @description Every refusal. `data` is there in one case only: an open order of one's own (`OpenOrderData`). */
        Failure: {
            /** @constant */
            success: false;
            message: string;
            errors?: components["schemas"]["FieldErrors"];
            data?: unknown;
            /** @description Given with 500 only: names the request in the server's log. */
            request_id?: string;
        };
        /** @description Texts by field name, as answered with 422. */
        FieldErrors: {
            [key: string]: string[];
        };
        GuestStarRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            sort_order: number;
            name: string;
            image?: string | null;
            below_image?: string | null;
            is_revealed?: boolean;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        HeroSectionRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            title_text_indonesian?: string | null;
            event_text_line1_indonesian?: string | null;
            event_text_line2_indonesian?: string | null;
            is_active?: boolean;
            title_text: string;
            event_text_line1: string;
            event_text_line2: string;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        /**
         * @description A record's number.
         * @example 1
         */
        Id: number;
        /** @description POST /api/admin/orders/import/check: the effects of an import; nothing is written. */
        ImportCheck: {
            rows: number;
            /** @description Rows that would become orders, their tickets, and the paid rupiah. */
            ready: number;
            tickets: number;
            amount: number;
            /** @description Rows that an earlier import made orders of. */
            known: number;
            /** @description Rows with at least one error, and the first 500 errors. */
            bad: number;
            errors: components["schemas"]["ImportRowError"][];
            seats: components["schemas"]["ImportSeats"][];
        };
        /** @enum {string} */
        ImportField: "reference" | "buyer_name" | "buyer_email" | "buyer_phone" | "category" | "ticket_quantity" | "final_amount" | "ticket_type" | "referral_code";
        /** @description Field → index of its column, from 0. */
        ImportMapping: {
            reference?: number;
            buyer_name?: number;
            buyer_email?: number;
            buyer_phone?: number;
            category?: number;
            ticket_quantity?: number;
            final_amount?: number;
            ticket_type?: number;
            referral_code?: number;
        };
        /** @description POST /api/admin/orders/import/preview: the file as `text/csv`. */
        ImportPreview: {
            encoding: string;
            /** @enum {string} */
            separator: "," | ";" | "\t";
            rows: number;
            /** @description Headers with the first values below them. */
            columns: {
                header: string;
                samples: string[];
            }[];
            /** @description The guessed mapping from the headers. */
            mapping: components["schemas"]["ImportMapping"];
        };
        /** @description One row that can't be imported. `row` is the number that a spreadsheet shows: the header is row 1. */
        ImportRowError: {
            row: number;
            field: components["schemas"]["ImportField"] | null;
            text: string;
        };
        /** @description Seats of one tier; `left` null is unlimited. */
        ImportSeats: {
            ticket_type: string;
            header: string;
            needed: number;
            left: number | null;
        };
        /** @description One line of the provider's CSV and our own record of it. */
        ImportedPayment: {
            line: number;
            /** @enum {string} */
            result: "equal" | "different" | "unknown";
            order_id: string;
            transaction_id: string | null;
            payment_type: string | null;
            theirs: {
                status: string;
                amount: number;
            };
            ours: {
                status: string;
                amount: number;
                order_number: string;
            } | null;
        };
        /** @description GET /api/admin/chatbot/unanswered/{id}/draft: the draft of a new entry for the group. */
        KnowledgeDraft: {
            question_en: string;
            question_id: string;
            /** @description Questions as visitors type them, slips and slang and all, which this entry answers. */
            training_phrases: string[];
            category: string;
        };
        KnowledgeEntry: {
            id: number;
            category: string;
            question_en: string;
            question_id: string;
            answer_en: string;
            answer_id: string;
            /** @description Words and whole phrasings that people ask with, in either language. */
            keywords: string[];
            /** @description Questions as visitors type them, slips and slang and all, which this entry answers. */
            training_phrases: string[];
            /** @description 0 to 10; decides between entries that fit equally well. */
            priority: number;
            is_active: boolean;
            /** @description ISO 8601. */
            updated_at: string;
        };
        /** @description POST /api/admin/chatbot/knowledge/import */
        KnowledgeImportResult: {
            created: number;
            updated: number;
            unchanged: number;
            /** @description Rows that were left out; `row` counts from 1, the header not included. */
            errors: {
                row: number;
                message: string;
            }[];
        };
        KnowledgeRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            category: string;
            question_en: string;
            question_id?: string;
            answer_en: string;
            answer_id?: string;
            keywords?: string[];
            training_phrases?: string[];
            priority?: number;
            is_active?: boolean;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        /** @enum {string} */
        Language: "en" | "id";
        /** @description A committee member's sales: paid orders only, `net` in rupiah, less refunds. */
        LeaderboardRow: {
            code: string;
            panitia_name: string;
            orders: number;
            tickets: number;
            net: number;
        };
        /** @description POST /api/orders/{order_number}/lock-sync */
        LockSyncRequest: {
            /** Format: date-time */
            updated_at?: string;
            confirm: string;
            reason?: string | null;
        };
        /** @description `index` names it in GET /api/admin/mails/{id}/attachments/{index}; `size` in bytes. */
        MailAttachmentInfo: {
            index: number;
            filename: string;
            content_type: string;
            size: number;
        };
        /** @description GET /api/admin/mails/{id}/preview: rendered from its row now, without the receiver's secrets. */
        MailPreview: {
            subject: string;
            html: string;
            text: string;
            attachments: components["schemas"]["MailAttachmentInfo"][];
        };
        /** @enum {string} */
        MailStatus: "queued" | "sending" | "sent" | "failed";
        /** @description POST /api/admin/orders/manual. `final_amount` is rupiah; a quantity under 1 becomes 1. The header `Idempotency-Key` makes a repeat answer with the first one's order. */
        ManualOrderRequest: {
            buyer_name: string;
            buyer_email: string;
            buyer_phone: string;
            category: components["schemas"]["BuyerCategory"];
            ticket_quantity: number;
            final_amount: number;
            referral_code?: string | null;
            /** @description A tier's `type`; the current one when left out. */
            ticket_type?: string | null;
            /** @description Takes seats past the tier's quota. */
            over_quota?: boolean;
            /** @description Whether the buyer is mailed their tickets; true when left out. */
            send_email?: boolean;
            language?: components["schemas"]["Language"];
        };
        /** @description A picture that was uploaded, as POST and GET /api/admin/media answer it. */
        MediaImage: {
            id: number;
            /** @description Its path on this site, for content; `pictureSources` gives the narrower pictures. */
            address: string;
            /** @description Pixels. */
            width: number;
            height: number;
            /** @description Size of the full picture in bytes. */
            bytes: number;
            /** @description The name of the uploaded file. */
            name: string;
            created_at: string;
        };
        /** @enum {string} */
        MerchandiseArt: "t-shirt" | "lanyard" | "totebag" | "keychains" | "hand-fan";
        MerchandiseBundleRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            sort_order: number;
            name: string;
            name_indonesian?: string | null;
            price: string;
            contents: string;
            contents_indonesian?: string | null;
            image?: string | null;
            link?: string | null;
            is_active?: boolean;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        MerchandiseItemRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            sort_order: number;
            name: string;
            name_indonesian?: string | null;
            price: string;
            image?: string | null;
            /** @enum {unknown} */
            art?: "t-shirt" | "lanyard" | "totebag" | "keychains" | "hand-fan";
            /** @description Null: the order form of the site settings. */
            link?: string | null;
            is_active?: boolean;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        /** @description How the net of one source comes about, in rupiah, out of every order that was ever paid. */
        MoneySums: {
            orders: number;
            /** @description Sum of `amount`: before discounts. */
            gross: number;
            /** @description The part of `gross` whose orders are still paid in full: paid, settlement, capture. */
            gross_now_paid: number;
            discounts: number;
            refunded_in_full: number;
            refunded_in_part: number;
            charged_back: number;
            /** @description The part of both refunds that people transferred by hand. */
            sent_by_hand: number;
            /** @description `gross` less discounts, refunds and chargebacks. */
            net: number;
        };
        /** @description Work that waits for a person. `attention` holds the oldest few of `attention_count`. */
        NeedsPerson: {
            attention_count: number;
            attention: components["schemas"]["AttentionBrief"][];
            /** @description Refunds by hand that wait for a second person. */
            waiting_refunds: number;
            failed_mails: number;
            /** @description Differences with the payment provider that nobody has dealt with, but those of an order counted above. */
            differences: number;
        };
        /**
         * @description An order's number.
         * @example FEST-7F3KM9QX2W
         */
        OrderNumber: string;
        /** @description GET /api/admin/orders/{order_number}/refunds */
        OrderRefundsData: {
            order_number: string;
            status: components["schemas"]["OrderStatus"];
            attention: components["schemas"]["AttentionKind"] | null;
            payments: components["schemas"]["RefundablePayment"][];
            tickets: components["schemas"]["RefundableTicket"][];
            refunds: components["schemas"]["Refund"][];
        };
        /** @enum {string} */
        OrderSource: "web" | "google_form";
        /** @enum {string} */
        OrderStatus: "pending" | "authorize" | "capture" | "settlement" | "deny" | "cancel" | "expire" | "refund" | "partial_refund" | "chargeback" | "partial_chargeback" | "failure" | "paid" | "failed" | "cancelled";
        /** @description GET /api/admin/orders/{number}/timeline: the oldest first. */
        OrderTimeline: {
            entries: components["schemas"]["TimelineEntry"][];
        };
        /** @description GET /api/admin/orders/totals, for the orders that the same filter lists. Rupiah. `web_total` and `google_form_total` sum `amount`; the net ones are paid minus refunded. */
        OrderTotals: {
            orders: number;
            web_total: number;
            web_net: number;
            google_form_total: number;
            google_form_net: number;
        };
        /** @description One page of a list. */
        PaginatedAdminOrder: {
            data: components["schemas"]["AdminOrder"][];
            current_page: number;
            per_page: number;
            total: number;
            last_page: number;
        };
        /** @description One page of a list. */
        PaginatedChatConversation: {
            data: components["schemas"]["ChatConversation"][];
            current_page: number;
            per_page: number;
            total: number;
            last_page: number;
        };
        /** @description One page of a list. */
        PaginatedKnowledgeEntry: {
            data: components["schemas"]["KnowledgeEntry"][];
            current_page: number;
            per_page: number;
            total: number;
            last_page: number;
        };
        /** @description POST /api/auth/password-link: the link's owner. */
        PasswordLinkOwner: {
            name: string;
            email: string;
        };
        PasswordLinkRequest: {
            token: string;
        };
        /** @description POST /api/admin/orders/{order_number}/pay-link, which is audited: 409 when there is none. */
        PayLink: {
            pay_url: string;
        };
        /** @enum {string} */
        PaymentStatus: "completed" | "pending" | "failed" | "cancelled";
        /** @description GET /api/payment/{orderNumber}/create */
        PaymentTokenData: {
            snap_token: string;
            redirect_url: string;
            expires_at: string;
        };
        /** @description POST /api/admin/reconciliation-imports: a CSV file of the provider's dashboard. */
        PaymentsImport: {
            rows: number;
            equal: number;
            different: number;
            unknown: number;
            /** @description New payments with an unknown order or transaction, stored as differences. */
            stored: number;
            /** @description All that are not equal, at most a thousand. */
            payments: components["schemas"]["ImportedPayment"][];
        };
        /** @description GET /api/admin/orders/{order_number}/payment: the state of an unpaid order. */
        PendingPayment: {
            /** @description Whether money may still come by the ordinary way. */
            is_open: boolean;
            expires_at: string;
            /** @description Whether there is a link that brings the buyer back to their payment. */
            has_pay_link: boolean;
            /** @description The provider's word for the method of the latest transaction; null while none was chosen. */
            method: string | null;
            /** @description The provider's word for that transaction's state. */
            state: string | null;
            /** @description When the provider was last asked; null: never. */
            asked_at: string | null;
        };
        /** @description POST /api/orders. The header `Idempotency-Key` makes a repeat answer with the first one's order. */
        PlaceOrderRequest: {
            buyer_name: string;
            buyer_email: string;
            buyer_phone: string;
            quantity: number;
            category: components["schemas"]["BuyerCategory"];
            referral_code?: string | null;
            discount_code?: string | null;
            ticket_type: string;
            /** @description Language of the mails, `en` when left out. */
            language?: components["schemas"]["Language"];
        };
        /** @description An order in the buyer's own calls. Money in rupiah, times ISO 8601 in UTC. */
        PlacedOrder: {
            order_number: string;
            status: components["schemas"]["OrderStatus"];
            ticket_type: string;
            ticket_quantity: number;
            amount: number;
            discount_amount: number;
            bundle_discount_amount: number;
            final_amount: number;
            expires_at: string;
        };
        PlacedOrderData: {
            order: components["schemas"]["PlacedOrder"];
        };
        /** @description POST /api/auth/login: the buyer. Answers with a purchase token; creates no account. */
        PurchaseLoginRequest: {
            name: string;
            email: string;
            phone: string;
        };
        PurchaseToken: {
            token: string;
        };
        ReconciliationDifference: {
            id: number;
            /** @description Null for differences from an imported file. */
            run_id: number | null;
            kind: components["schemas"]["DifferenceKind"];
            state: components["schemas"]["DifferenceState"];
            /** @description Null where we have no such order. */
            order_id: number | null;
            /** @description Our order's number, or the provider's `order_id` where we have none. */
            order_number: string;
            payment_type: string | null;
            ours: components["schemas"]["DifferenceSide"];
            theirs: components["schemas"]["DifferenceSide"];
            /** @description The status that the order got by mending. */
            became: components["schemas"]["OrderStatus"] | null;
            /** @description The reason for attention that remains after the repair. */
            attention: components["schemas"]["AttentionKind"] | null;
            found_at: string;
            /** @description E-mail of the admin who resolved it; null when a later run no longer found it. */
            resolved_by: string | null;
            resolved_reason: string | null;
            resolved_at: string | null;
        };
        /** @description One comparison of our orders with the payment provider's transactions. */
        ReconciliationRun: {
            id: number;
            status: components["schemas"]["RunStatus"];
            /** @enum {string} */
            trigger: "nightly" | "manual";
            /** @description E-mail of the admin who started it; null for the nightly run. */
            started_by: string | null;
            started_at: string;
            finished_at: string | null;
            /** @description Orders created or changed since then are compared. */
            since: string;
            /** @description Orders to compare, and those compared so far. */
            total: number;
            checked: number;
            /** @description Orders that could not be compared yet, or at all. */
            unchecked: number;
            mended: number;
            /** @description Differences that this run found and that wait for a person. */
            waiting: number;
            /**
             * @description Why a running one makes no progress just now.
             * @enum {string|null}
             */
            waiting_for: "provider" | null;
        };
        /** @description GET /api/admin/reconciliation-runs/{id} */
        ReconciliationRunDetails: {
            id: number;
            status: components["schemas"]["RunStatus"];
            /** @enum {string} */
            trigger: "nightly" | "manual";
            /** @description E-mail of the admin who started it; null for the nightly run. */
            started_by: string | null;
            started_at: string;
            finished_at: string | null;
            /** @description Orders created or changed since then are compared. */
            since: string;
            /** @description Orders to compare, and those compared so far. */
            total: number;
            checked: number;
            /** @description Orders that could not be compared yet, or at all. */
            unchecked: number;
            mended: number;
            /** @description Differences that this run found and that wait for a person. */
            waiting: number;
            /**
             * @description Why a running one makes no progress just now.
             * @enum {string|null}
             */
            waiting_for: "provider" | null;
            /** @description The first hundred that could not be compared, and why. */
            unchecked_orders: {
                order_number: string;
                reason: string;
            }[];
        };
        /** @description Told once, when two-factor authentication is turned on or the codes are made again. */
        RecoveryCodes: {
            recovery_codes: string[];
        };
        ReferralCode: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            id: number;
            code: string;
            panitia_name: string;
            is_active: boolean;
            uses: number;
            created_at: string;
        };
        /** @description POST /api/referral-codes/validate {code} */
        ReferralCodeData: {
            referral_code: {
                code: string;
                panitia_name: string;
            };
        };
        Refund: {
            id: number;
            way: components["schemas"]["RefundWay"];
            status: components["schemas"]["RefundStatus"];
            amount: number;
            /** @description Null where the money did not come through the provider. */
            transaction_id: string | null;
            refund_key: string;
            reason: string;
            /** @description Codes of the tickets that it takes out: dead from the request on, their seats come back when it is done. */
            tickets: string[];
            /** @description The account that the money went to; manual ones only. */
            account: string | null;
            proof: string | null;
            requested_by: string;
            requested_by_me: boolean;
            /** @description The reason why the current admin can't confirm a pending refund; null when they can. */
            confirm_blocked: string | null;
            confirmed_by: string | null;
            /** @description The provider's message. */
            answer: string | null;
            created_at: string;
            settled_at: string | null;
        };
        /** @description POST /api/admin/orders/{order_number}/refunds. Amounts in rupiah. */
        RefundRequest: {
            /** @description Which payment; may be left out when the order has one. */
            transaction_id?: string | null;
            /** @description The payment's first way when absent. */
            way?: components["schemas"]["RefundWay"];
            /** @description All that is left when absent. */
            amount?: number | null;
            /** @description Codes of the tickets to take out; none when only money goes back. */
            tickets?: string[];
            reason: string;
            confirm: string;
            /** @description The same again answers with the first one's refund. */
            request_id?: string | null;
            /** @description Of a manual refund: the receiving account, and the proof of the transfer. */
            account?: string | null;
            proof?: string | null;
        };
        /** @enum {string} */
        RefundStatus: "sending" | "unknown" | "to_confirm" | "done" | "refused" | "withdrawn";
        /**
         * @description By the provider's own call, or a transfer that people made and recorded.
         * @enum {string}
         */
        RefundWay: "provider" | "manual";
        /** @description Money of an order that can go back. */
        RefundablePayment: {
            /** @description Null for money that did not come through the provider. */
            transaction_id: string | null;
            payment_type: string | null;
            status: string;
            amount: number;
            /** @description Given back or on its way back. */
            refunded: number;
            left: number;
            /** @description By hand only where the provider can't do it, or has refused. */
            ways: components["schemas"]["RefundWay"][];
            /** @description False where the method gives all or nothing. */
            partial: boolean;
            /** @description Why nothing can be given back at present. */
            blocked: string | null;
            /** @description Another payment than the one that paid the order. */
            is_extra: boolean;
        };
        /** @description A ticket of the order that a refund may take out. */
        RefundableTicket: {
            code: string;
            number: number;
            status: components["schemas"]["TicketStatus"];
            /** @description Rupiah: its share of the paid amount (`ticketShares`). */
            share: number;
            /**
             * @description Why it can't be chosen; null when it can.
             * @enum {string|null}
             */
            blocked: "used" | "refunded" | "not_valid" | null;
        };
        /** @description POST /api/orders/{id}/repair-tickets */
        RepairTicketsData: {
            updated_count: number;
        };
        /** @description `affected` = rows changed; `skipped` = used, expired and cancelled tickets whose order isn't paid. */
        ResetAllTicketsData: {
            affected: number;
            skipped: number;
        };
        /** @description POST /api/tickets/reset-all */
        ResetAllTicketsRequest: {
            secret: string;
        };
        /** @description POST /api/tickets/{ticket_code}/reset. The secret is compared on the server only. */
        ResetTicketRequest: {
            secret: string;
            /** @description The ticket's code once more. */
            confirm_code: string;
            /**
             * Format: date-time
             * @description The check-in time that the admin had before their eyes; null when it wasn't used. When the ticket was checked in since, the reset is 409 and changes nothing. Left out: not compared.
             */
            seen_checked_in_at?: string | null;
        };
        /** @description POST …/resolve: differences and attention are marked as dealt with. */
        ResolveRequest: {
            reason: string;
        };
        /** @description POST /api/auth/resume: the mailed link's parts give the purchase token back on another device. */
        ResumeRequest: {
            order_number: string;
            signature: string;
        };
        /** @description POST /api/admin/mails/retry-failed */
        RetriedMailsData: {
            retried: number;
        };
        /** @description Rupiah. The gross figures: `total` sums `amount` of paid, settlement and capture; `web_total` of settlement without manual imports; `google_form_total` of all manual imports. The net ones are paid minus refunded, partial refunds and chargebacks included. */
        RevenueFigures: {
            total: number;
            total_net: number;
            web_total: number;
            web_net: number;
            google_form_total: number;
            google_form_net: number;
        };
        /** @enum {string} */
        Role: "super_admin" | "finance" | "content" | "gate";
        /** @enum {string} */
        RunStatus: "running" | "finished" | "incomplete";
        /** @description One thing that keeps a tier from being sold; `type` names the other tier, `at` the end or start of the window. */
        SaleObstacle: {
            /** @enum {string} */
            reason: "sold_out" | "not_available" | "disabled" | "no_price";
        } | {
            /** @constant */
            reason: "button_text";
            text: components["schemas"]["ButtonText"];
        } | {
            /** @enum {string} */
            reason: "not_started" | "ended";
            at: string;
        } | {
            /** @enum {string} */
            reason: "waits_for" | "followed_by";
            type: string;
        };
        /** @description The payments of one day in Jakarta (`2025-10-03`), by the time of payment; `net` is rupiah, less refunds. */
        SalesDay: {
            day: string;
            orders: number;
            tickets: number;
            net: number;
            /** @description Tickets by the tier's `type`; a tier without any is not in it. */
            tiers: {
                [key: string]: number;
            };
        };
        /** @description GET /api/admin/chatbot/knowledge/same-question: another entry that has one of the questions already. */
        SameQuestion: {
            /** @description Of the other entry. */
            id: number;
            language: components["schemas"]["Language"];
            question: string;
            is_active: boolean;
        };
        /** @enum {string} */
        ScanAction: "validate" | "checkin";
        /** @description GET /api/admin/scans/choices: the values of the filter `gate`. */
        ScanChoices: {
            gates: string[];
        };
        /** @enum {string} */
        ScanResult: "valid" | "used" | "invalid" | "error";
        /** @description Goes with a change of such a record. It isn't called `updated_at`, since a whole record that is sent back is taken as it is. */
        SeenRecord: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly uses?: unknown;
            /** @description Ignored. */
            readonly created_at?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        /** @description A one-time link for setting a password, mailed to its owner only: the admin who requested it never sees it. */
        SentPasswordLink: {
            sent_to: string;
            /** @description ISO 8601. */
            expires_at: string;
            /** @description Mails are written as files on the server, so nobody gets them by themselves. */
            as_file: boolean;
        };
        /** @description POST /api/auth/set-password */
        SetPasswordRequest: {
            token: string;
            new_password: string;
            new_password_confirmation: string;
        };
        /** @description Omitted fields stay unchanged. `concert_date` without an offset is Jakarta's time. */
        SiteSettingsRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            festival_name?: string;
            edition?: string;
            /** @description ISO 8601 in UTC. */
            concert_date?: string;
            venue?: string;
            venue_indonesian?: string | null;
            support_name?: string;
            support_name_indonesian?: string | null;
            /** @description Digits with country code, as a WhatsApp link takes them; empty when there is none. */
            support_whatsapp?: string;
            social_network_link?: string;
            photo_sharing_link?: string;
            mail_link?: string;
            video_platform_link?: string;
            /** @description The order form of items and bundles without a link. */
            merchandise_order_link?: string;
            /** @description When money is paid back; empty: nothing is said of it. */
            refund_rule?: string;
            refund_rule_indonesian?: string | null;
            /** @description Every public page shows the construction screen, except to signed-in staff. */
            under_construction?: boolean;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly updated_at?: unknown;
        };
        /** @description POST /api/referral-codes/sync-uses and discount-codes/sync-uses: how many codes had another figure before. */
        SyncUsesData: {
            updated: number;
        };
        /** @enum {string} */
        TicketStatus: "valid" | "used" | "pending" | "expired" | "cancelled";
        /** @description GET /api/admin/tickets/totals: the cards above the tickets list. Active tickets are all but the pending ones. */
        TicketTotals: {
            active: number;
            valid: number;
            used: number;
            /** @description Whole percent of the active tickets that are used; 0 when there are none. */
            check_in_rate: number;
        };
        TicketType: {
            /** @description ISO 8601; null while it was never changed. */
            updated_at: string | null;
            sort_order: number;
            type: string;
            header: string;
            price: number | null;
            button_text: components["schemas"]["ButtonText"];
            is_disabled: boolean;
            is_available: boolean;
            background_color: string;
            quota: number | null;
            sales_start_at: string | null;
            sales_end_at: string | null;
            starts_after: string | null;
            id: number;
            /** @description Seats of open and of paid orders. */
            sold: number;
            /** @description Those of them that open orders hold. */
            held: number;
            opened_at: string | null;
            created_at: string;
            /** @description Whether a visitor could buy it right now. */
            on_sale: boolean;
            /** @description Why not. */
            not_on_sale: components["schemas"]["SaleObstacle"][];
        };
        TicketTypeRequest: {
            /**
             * Format: date-time
             * @description The `updated_at` that was seen: when it is given and the record has changed since, the answer is 409.
             */
            seen_updated_at?: string | null;
            sort_order: number;
            type: string;
            header: string;
            price: number | null;
            button_text: components["schemas"]["ButtonText"];
            is_disabled: boolean;
            is_available: boolean;
            background_color: string;
            quota: number | null;
            /** Format: date-time */
            sales_start_at: string | null;
            /** Format: date-time */
            sales_end_at: string | null;
            starts_after: string | null;
            /** @description Ignored. */
            readonly id?: unknown;
            /** @description Ignored. */
            readonly sold?: unknown;
            /** @description Ignored. */
            readonly held?: unknown;
            /** @description Ignored. */
            readonly opened_at?: unknown;
            /** @description Ignored. */
            readonly created_at?: unknown;
            /** @description Ignored. */
            readonly on_sale?: unknown;
            /** @description Ignored. */
            readonly not_on_sale?: unknown;
        };
        /** @description GET /api/tickets/{code}/view?verify=: the ticket's own page, for its holder. */
        TicketView: {
            ticket_code: string;
            status: components["schemas"]["TicketStatus"];
            checked_in_at: string | null;
            ticket_type_header: string;
            /** @description This is ticket `number` of `quantity` in its order. */
            number: number;
            quantity: number;
            festival: {
                name: string;
                date: string;
                venue: string;
                venue_indonesian: string | null;
            };
        };
        /** @description Seats of a tier: `sold` are paid, `held` wait for their payment; `quota` and `left` are null without a limit. */
        TierSeats: {
            type: string;
            header: string;
            background_color: string;
            sold: number;
            held: number;
            quota: number | null;
            left: number | null;
        };
        /** @description One thing that happened to an order, in words. `at` is ISO 8601 in UTC. */
        TimelineEntry: {
            at: string;
            kind: components["schemas"]["TimelineKind"];
            text: string;
            /** @description The staff member's e-mail address; null for the buyer, the provider or the program. */
            by: string | null;
        };
        /** @enum {string} */
        TimelineKind: "placed" | "payment" | "status" | "attention" | "seats" | "mail" | "scan" | "admin" | "refund";
        Translation: {
            question_id: string;
            answer_id: string;
        };
        /** @description POST /api/admin/chatbot/translate */
        TranslationRequest: {
            question_en: string;
            answer_en: string;
        };
        /** @description GET /api/admin/chatbot/translation: without a service, translations are a glossary's, known words only. */
        TranslationState: {
            service: boolean;
        };
        TwoFactorCodeRequest: {
            /** @description Six digits of the authenticator app, or a recovery code. */
            code?: string;
        };
        /** @description GET and PUT /api/admin/users/two-factor-policy */
        TwoFactorPolicy: {
            /** @description Whether super admins and finance must have two-factor authentication. */
            required: boolean;
        };
        /** @description The proof that is needed to change one's own two-factor authentication. */
        TwoFactorProof: {
            current_password: string;
            /** @description Six digits, or a recovery code. */
            code: string;
        };
        /** @description POST /api/auth/two-factor/setup */
        TwoFactorSetup: {
            /** @description Base 32, for typing it into an authenticator app. */
            secret: string;
            /** @description `otpauth://totp/…`, the QR code's text. */
            uri: string;
            /** @description The QR as one SVG path; `size` is the side of its square with the quiet zone. */
            qr: {
                size: number;
                path: string;
            };
        };
        TwoFactorSetupRequest: {
            current_password: string;
        };
        /** @description GET /api/auth/two-factor: of the signed-in person. */
        TwoFactorState: {
            enabled: boolean;
            /** @description Whether this role must have it now. */
            required: boolean;
            recovery_codes_left: number;
        };
        /** @description GET /api/admin/chatbot/unanswered: questions that fell back and are alike. */
        UnansweredGroup: {
            /** @description Names the group; the id of its newest conversation. */
            id: number;
            /** @description The phrasing that was used most. */
            question: string;
            language: components["schemas"]["Language"];
            count: number;
            /** @description Other phrasings, most used first. */
            others: string[];
            /** @description ISO 8601. */
            last_asked_at: string;
        };
        /** @description POST /api/orders/{order_number}/unlock-sync */
        UnlockSyncRequest: {
            /** Format: date-time */
            updated_at?: string;
            confirm: string;
        };
        /** @description GET /api/admin/waiting-refunds: by hand, written down, and not yet confirmed by a second person; oldest first. */
        WaitingRefund: {
            id: number;
            order_id: number;
            order_number: string;
            buyer_name: string;
            amount: number;
            account: string | null;
            proof: string | null;
            reason: string;
            requested_by: string;
            created_at: string;
            /** @description Whether the current admin may confirm it. */
            may_confirm: boolean;
        };
    };
    responses: {
        /** @description The JSON or a parameter can’t be read. */
        Refused400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The request could not be understood."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not signed in. */
        Refused401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Please sign in."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Signed in without the right. */
        Refused403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "You do not have permission to do this."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such record. */
        Refused404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Not found."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is too large. */
        Refused413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The request is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body’s media type isn’t taken. */
        Refused415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This content type is not supported."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The anti-forgery token is missing or wrong. */
        Refused419: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "CSRF token mismatch."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Fields are wrong: texts by field. */
        Refused422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Please enter a valid email address",
                 *       "errors": {
                 *         "email": [
                 *           "Please enter a valid email address"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests. */
        Refused429: {
            headers: {
                /** @description Seconds until a repeat makes sense. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Too many requests. Please try again later."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault of the server. `request_id` names it in the log. */
        Refused500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Something went wrong."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The database or a part of the server is away. */
        Refused503: {
            headers: {
                /** @description Seconds until a repeat makes sense. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The service is temporarily unavailable."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    password_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "string",
                 *       "new_password": "string",
                 *       "new_password_confirmation": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    signIn_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "string",
                 *       "password": "string",
                 *       "code": "string"
                 *     }
                 */
                "application/json": components["schemas"]["AdminLoginRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "user": {
                     *           "id": 0,
                     *           "name": "string",
                     *           "email": "string",
                     *           "role": "super_admin",
                     *           "two_factor_setup_required": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            user: components["schemas"]["CurrentUser"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    signIn_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "everywhere": true
                 *     }
                 */
                "application/json": components["schemas"]["AdminLogoutRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "title": "string",
                     *           "title_indonesian": "string",
                     *           "thumbnail_url": "string",
                     *           "video_id": "string",
                     *           "sort_order": 0,
                     *           "is_active": true,
                     *           "id": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminArchiveVideo"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_create_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "title": "string",
                 *       "title_indonesian": "string",
                 *       "thumbnail_url": "string",
                 *       "video_id": "string",
                 *       "sort_order": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ArchiveVideoRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "thumbnail_url": "string",
                     *         "video_id": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "thumbnail_url": "string",
                     *         "video_id": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "title": "string",
                 *       "title_indonesian": "string",
                 *       "thumbnail_url": "string",
                 *       "video_id": "string",
                 *       "sort_order": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ArchiveVideoRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "thumbnail_url": "string",
                     *         "video_id": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_delete_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "thumbnail_url": "string",
                     *         "video_id": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "thumbnail_url": "string",
                     *         "video_id": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    attention_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "order_number": "string",
                     *           "buyer_name": "string",
                     *           "buyer_email": "string",
                     *           "status": "pending",
                     *           "attention": "amount_mismatch",
                     *           "raised_at": "string",
                     *           "deleted": true,
                     *           "final_amount": 0,
                     *           "transaction_id": "string",
                     *           "payments": [
                     *             {
                     *               "provider_order_id": "string",
                     *               "transaction_id": "string",
                     *               "payment_type": "string",
                     *               "status": "string",
                     *               "amount": 0
                     *             }
                     *           ],
                     *           "other_amounts": [
                     *             0
                     *           ],
                     *           "refundable": true,
                     *           "disagreed": {
                     *             "ours": "string",
                     *             "theirs": "string"
                     *           },
                     *           "differences": [
                     *             {
                     *               "id": 0,
                     *               "run_id": 0,
                     *               "kind": "paid_there",
                     *               "state": "mended",
                     *               "order_id": 0,
                     *               "order_number": "string",
                     *               "payment_type": "string",
                     *               "ours": {
                     *                 "status": "string",
                     *                 "amount": 0,
                     *                 "transaction_id": "string",
                     *                 "refunded": 0
                     *               },
                     *               "theirs": {
                     *                 "status": "string",
                     *                 "amount": 0,
                     *                 "transaction_id": "string",
                     *                 "refunded": 0
                     *               },
                     *               "became": "pending",
                     *               "attention": "amount_mismatch",
                     *               "found_at": "string",
                     *               "resolved_by": "string",
                     *               "resolved_reason": "string",
                     *               "resolved_at": "string"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AttentionOrder"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    attention_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    auditLog_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "admin_id": 0,
                     *           "admin_email": "string",
                     *           "action": "string",
                     *           "resource": "string",
                     *           "record_id": "string",
                     *           "before": {
                     *             "property1": null,
                     *             "property2": null
                     *           },
                     *           "after": {
                     *             "property1": null,
                     *             "property2": null
                     *           },
                     *           "address": "string",
                     *           "created_at": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    auditLog_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "admins": [
                     *           {
                     *             "id": 0,
                     *             "email": "string"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "string"
                     *         ],
                     *         "resources": [
                     *           "string"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditChoices"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    auditLog_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "admin_id": 0,
                     *         "admin_email": "string",
                     *         "action": "string",
                     *         "resource": "string",
                     *         "record_id": "string",
                     *         "before": {
                     *           "property1": null,
                     *           "property2": null
                     *         },
                     *         "after": {
                     *           "property1": null,
                     *           "property2": null
                     *         },
                     *         "address": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    training_analyse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "overview": {
                     *           "total_knowledge_entries": 0,
                     *           "active_knowledge_entries": 0,
                     *           "total_conversations": 0,
                     *           "unique_sessions": 0
                     *         },
                     *         "knowledge_by_category": [
                     *           {
                     *             "category": "string",
                     *             "count": 0,
                     *             "active_count": 0
                     *           }
                     *         ],
                     *         "questions_by_day": [
                     *           {
                     *             "day": "string",
                     *             "answered": 0,
                     *             "fallback": 0
                     *           }
                     *         ],
                     *         "questions_by_language": [
                     *           {
                     *             "language": "en",
                     *             "count": 0
                     *           }
                     *         ],
                     *         "top_questions": [
                     *           {
                     *             "question": "string",
                     *             "category": "string",
                     *             "count": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChatAnalytics"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         "string"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: string[];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    training_conversations: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 0,
                     *             "language": "en",
                     *             "matched_category": "string",
                     *             "user_message": "string",
                     *             "bot_response": "string",
                     *             "created_at": "string"
                     *           }
                     *         ],
                     *         "current_page": 0,
                     *         "per_page": 0,
                     *         "total": 0,
                     *         "last_page": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PaginatedChatConversation"] | components["schemas"]["ChatConversation"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    training_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "messages": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["DeletedConversation"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 0,
                     *             "category": "string",
                     *             "question_en": "string",
                     *             "question_id": "string",
                     *             "answer_en": "string",
                     *             "answer_id": "string",
                     *             "keywords": [
                     *               "string"
                     *             ],
                     *             "training_phrases": [
                     *               "string"
                     *             ],
                     *             "priority": 0,
                     *             "is_active": true,
                     *             "updated_at": "string"
                     *           }
                     *         ],
                     *         "current_page": 0,
                     *         "per_page": 0,
                     *         "total": 0,
                     *         "last_page": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PaginatedKnowledgeEntry"] | components["schemas"]["KnowledgeEntry"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "category": "string",
                 *       "question_en": "string",
                 *       "question_id": "string",
                 *       "answer_en": "string",
                 *       "answer_id": "string",
                 *       "keywords": [
                 *         "string"
                 *       ],
                 *       "training_phrases": [
                 *         "string"
                 *       ],
                 *       "priority": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["KnowledgeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "category": "string",
                     *         "question_en": "string",
                     *         "question_id": "string",
                     *         "answer_en": "string",
                     *         "answer_id": "string",
                     *         "keywords": [
                     *           "string"
                     *         ],
                     *         "training_phrases": [
                     *           "string"
                     *         ],
                     *         "priority": 0,
                     *         "is_active": true,
                     *         "updated_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["KnowledgeEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "errors": [
                     *           {
                     *             "row": 0,
                     *             "message": "string"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["KnowledgeImportResult"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_same: {
        parameters: {
            query?: {
                question_en?: string;
                question_id?: string;
                except?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "language": "en",
                     *           "question": "string",
                     *           "is_active": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SameQuestion"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "category": "string",
                     *         "question_en": "string",
                     *         "question_id": "string",
                     *         "answer_en": "string",
                     *         "answer_id": "string",
                     *         "keywords": [
                     *           "string"
                     *         ],
                     *         "training_phrases": [
                     *           "string"
                     *         ],
                     *         "priority": 0,
                     *         "is_active": true,
                     *         "updated_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["KnowledgeEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "category": "string",
                 *       "question_en": "string",
                 *       "question_id": "string",
                 *       "answer_en": "string",
                 *       "answer_id": "string",
                 *       "keywords": [
                 *         "string"
                 *       ],
                 *       "training_phrases": [
                 *         "string"
                 *       ],
                 *       "priority": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["KnowledgeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "category": "string",
                     *         "question_en": "string",
                     *         "question_id": "string",
                     *         "answer_en": "string",
                     *         "answer_id": "string",
                     *         "keywords": [
                     *           "string"
                     *         ],
                     *         "training_phrases": [
                     *           "string"
                     *         ],
                     *         "priority": 0,
                     *         "is_active": true,
                     *         "updated_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["KnowledgeEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "category": "string",
                     *         "question_en": "string",
                     *         "question_id": "string",
                     *         "answer_en": "string",
                     *         "answer_id": "string",
                     *         "keywords": [
                     *           "string"
                     *         ],
                     *         "training_phrases": [
                     *           "string"
                     *         ],
                     *         "priority": 0,
                     *         "is_active": true,
                     *         "updated_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["KnowledgeEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    knowledge_toggle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "category": "string",
                     *         "question_en": "string",
                     *         "question_id": "string",
                     *         "answer_en": "string",
                     *         "answer_id": "string",
                     *         "keywords": [
                     *           "string"
                     *         ],
                     *         "training_phrases": [
                     *           "string"
                     *         ],
                     *         "priority": 0,
                     *         "is_active": true,
                     *         "updated_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["KnowledgeEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    training_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "response": "string",
                     *         "category": "string",
                     *         "suggestions": [
                     *           "string"
                     *         ],
                     *         "score": 0,
                     *         "answer_from": 0,
                     *         "matched_question": "string",
                     *         "matched_words": [
                     *           "string"
                     *         ],
                     *         "runner_up": {
                     *           "question": "string",
                     *           "score": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChatTestResult"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    training_translate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question_en": "string",
                 *       "answer_en": "string"
                 *     }
                 */
                "application/json": components["schemas"]["TranslationRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "question_id": "string",
                     *         "answer_id": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Translation"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    training_translation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "service": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TranslationState"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    training_groups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "question": "string",
                     *           "language": "en",
                     *           "count": 0,
                     *           "others": [
                     *             "string"
                     *           ],
                     *           "last_asked_at": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["UnansweredGroup"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    training_draft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "question_en": "string",
                     *         "question_id": "string",
                     *         "training_phrases": [
                     *           "string"
                     *         ],
                     *         "category": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["KnowledgeDraft"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "image_url": "string",
                     *           "head_text": "string",
                     *           "head_text_indonesian": "string",
                     *           "content_text": "string",
                     *           "content_text_indonesian": "string",
                     *           "button1_text": "string",
                     *           "button1_text_indonesian": "string",
                     *           "button1_link": "string",
                     *           "button2_text": "string",
                     *           "button2_text_indonesian": "string",
                     *           "button2_link": "string",
                     *           "is_active": true,
                     *           "id": 0,
                     *           "created_at": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClosingSection"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_create_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "image_url": "string",
                 *       "head_text": "string",
                 *       "head_text_indonesian": "string",
                 *       "content_text": "string",
                 *       "content_text_indonesian": "string",
                 *       "button1_text": "string",
                 *       "button1_text_indonesian": "string",
                 *       "button1_link": "string",
                 *       "button2_text": "string",
                 *       "button2_text_indonesian": "string",
                 *       "button2_link": "string",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ClosingSectionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "image_url": "string",
                     *         "head_text": "string",
                     *         "head_text_indonesian": "string",
                     *         "content_text": "string",
                     *         "content_text_indonesian": "string",
                     *         "button1_text": "string",
                     *         "button1_text_indonesian": "string",
                     *         "button1_link": "string",
                     *         "button2_text": "string",
                     *         "button2_text_indonesian": "string",
                     *         "button2_link": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClosingSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "image_url": "string",
                     *         "head_text": "string",
                     *         "head_text_indonesian": "string",
                     *         "content_text": "string",
                     *         "content_text_indonesian": "string",
                     *         "button1_text": "string",
                     *         "button1_text_indonesian": "string",
                     *         "button1_link": "string",
                     *         "button2_text": "string",
                     *         "button2_text_indonesian": "string",
                     *         "button2_link": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClosingSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "image_url": "string",
                 *       "head_text": "string",
                 *       "head_text_indonesian": "string",
                 *       "content_text": "string",
                 *       "content_text_indonesian": "string",
                 *       "button1_text": "string",
                 *       "button1_text_indonesian": "string",
                 *       "button1_link": "string",
                 *       "button2_text": "string",
                 *       "button2_text_indonesian": "string",
                 *       "button2_link": "string",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ClosingSectionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "image_url": "string",
                     *         "head_text": "string",
                     *         "head_text_indonesian": "string",
                     *         "content_text": "string",
                     *         "content_text_indonesian": "string",
                     *         "button1_text": "string",
                     *         "button1_text_indonesian": "string",
                     *         "button1_link": "string",
                     *         "button2_text": "string",
                     *         "button2_text_indonesian": "string",
                     *         "button2_link": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClosingSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_delete_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "image_url": "string",
                     *         "head_text": "string",
                     *         "head_text_indonesian": "string",
                     *         "content_text": "string",
                     *         "content_text_indonesian": "string",
                     *         "button1_text": "string",
                     *         "button1_text_indonesian": "string",
                     *         "button1_link": "string",
                     *         "button2_text": "string",
                     *         "button2_text_indonesian": "string",
                     *         "button2_link": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["ClosingSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "event_key": "string",
                     *           "name": "string",
                     *           "name_indonesian": "string",
                     *           "target_date": "string",
                     *           "bg_color": "string",
                     *           "sort_order": 0,
                     *           "is_active": true,
                     *           "id": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminCountdownEvent"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_create_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "event_key": "string",
                 *       "name": "string",
                 *       "name_indonesian": "string",
                 *       "target_date": "string",
                 *       "bg_color": "string",
                 *       "sort_order": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["CountdownEventRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "event_key": "string",
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "target_date": "string",
                     *         "bg_color": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "event_key": "string",
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "target_date": "string",
                     *         "bg_color": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "event_key": "string",
                 *       "name": "string",
                 *       "name_indonesian": "string",
                 *       "target_date": "string",
                 *       "bg_color": "string",
                 *       "sort_order": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["CountdownEventRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "event_key": "string",
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "target_date": "string",
                     *         "bg_color": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_delete_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "event_key": "string",
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "target_date": "string",
                     *         "bg_color": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "event_key": "string",
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "target_date": "string",
                     *         "bg_color": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    dashboard_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "counted_at": "string",
                     *         "revenue": {
                     *           "total": 0,
                     *           "total_net": 0,
                     *           "web_total": 0,
                     *           "web_net": 0,
                     *           "google_form_total": 0,
                     *           "google_form_net": 0
                     *         },
                     *         "money": {
                     *           "web": {
                     *             "orders": 0,
                     *             "gross": 0,
                     *             "gross_now_paid": 0,
                     *             "discounts": 0,
                     *             "refunded_in_full": 0,
                     *             "refunded_in_part": 0,
                     *             "charged_back": 0,
                     *             "sent_by_hand": 0,
                     *             "net": 0
                     *           },
                     *           "google_form": {
                     *             "orders": 0,
                     *             "gross": 0,
                     *             "gross_now_paid": 0,
                     *             "discounts": 0,
                     *             "refunded_in_full": 0,
                     *             "refunded_in_part": 0,
                     *             "charged_back": 0,
                     *             "sent_by_hand": 0,
                     *             "net": 0
                     *           }
                     *         },
                     *         "pending_orders": 0,
                     *         "check_in": {
                     *           "used": 0,
                     *           "tickets": 0,
                     *           "rate": 0
                     *         },
                     *         "recent_orders": [
                     *           {
                     *             "id": 0,
                     *             "order_number": "string",
                     *             "buyer_name": "string",
                     *             "buyer_email": "string",
                     *             "buyer_phone": "string",
                     *             "category": "internal",
                     *             "language": "en",
                     *             "ticket_type": "string",
                     *             "ticket_quantity": 0,
                     *             "refunded_quantity": 0,
                     *             "amount": 0,
                     *             "discount_amount": 0,
                     *             "bundle_discount_amount": 0,
                     *             "final_amount": 0,
                     *             "refunded_amount": 0,
                     *             "status": "pending",
                     *             "payment_status": "completed",
                     *             "source": "web",
                     *             "attention": "amount_mismatch",
                     *             "sync_locked": true,
                     *             "sync_locked_reason": "string",
                     *             "transaction_id": "string",
                     *             "paid_at": "string",
                     *             "expires_at": "string",
                     *             "created_at": "string",
                     *             "updated_at": "string",
                     *             "referral_code": {
                     *               "code": "string",
                     *               "panitia_name": "string"
                     *             },
                     *             "discount_code": {
                     *               "code": "string",
                     *               "discount_percentage": 0
                     *             },
                     *             "tickets": [
                     *               {
                     *                 "id": 0,
                     *                 "ticket_code": "string",
                     *                 "status": "string",
                     *                 "checked_in_at": "string",
                     *                 "refund_id": 0
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "days": [
                     *           {
                     *             "day": "string",
                     *             "orders": 0,
                     *             "tickets": 0,
                     *             "net": 0,
                     *             "tiers": {
                     *               "property1": 0,
                     *               "property2": 0
                     *             }
                     *           }
                     *         ],
                     *         "tiers": [
                     *           {
                     *             "type": "string",
                     *             "header": "string",
                     *             "background_color": "string",
                     *             "sold": 0,
                     *             "held": 0,
                     *             "quota": 0,
                     *             "left": 0
                     *           }
                     *         ],
                     *         "leaderboard": [
                     *           {
                     *             "code": "string",
                     *             "panitia_name": "string",
                     *             "orders": 0,
                     *             "tickets": 0,
                     *             "net": 0
                     *           }
                     *         ],
                     *         "needs_person": {
                     *           "attention_count": 0,
                     *           "attention": [
                     *             {
                     *               "id": 0,
                     *               "order_number": "string",
                     *               "buyer_name": "string",
                     *               "attention": "amount_mismatch"
                     *             }
                     *           ],
                     *           "waiting_refunds": 0,
                     *           "failed_mails": 0,
                     *           "differences": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "id": 0,
                     *           "code": "string",
                     *           "discount_percentage": 0,
                     *           "description": "string",
                     *           "is_active": true,
                     *           "max_uses": 0,
                     *           "uses": 0,
                     *           "min_amount": 0,
                     *           "valid_from": "string",
                     *           "valid_until": "string",
                     *           "created_at": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DiscountCode"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_create_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["SeenRecord"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "discount_percentage": 0,
                     *         "description": "string",
                     *         "is_active": true,
                     *         "max_uses": 0,
                     *         "uses": 0,
                     *         "min_amount": 0,
                     *         "valid_from": "string",
                     *         "valid_until": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DiscountCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_syncUses_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["SyncUsesData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_totals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "codes": 0,
                     *         "active": 0,
                     *         "uses": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CodeTotals"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "discount_percentage": 0,
                     *         "description": "string",
                     *         "is_active": true,
                     *         "max_uses": 0,
                     *         "uses": 0,
                     *         "min_amount": 0,
                     *         "valid_from": "string",
                     *         "valid_until": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DiscountCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["SeenRecord"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "discount_percentage": 0,
                     *         "description": "string",
                     *         "is_active": true,
                     *         "max_uses": 0,
                     *         "uses": 0,
                     *         "min_amount": 0,
                     *         "valid_from": "string",
                     *         "valid_until": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DiscountCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_delete_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "discount_percentage": 0,
                     *         "description": "string",
                     *         "is_active": true,
                     *         "max_uses": 0,
                     *         "uses": 0,
                     *         "min_amount": 0,
                     *         "valid_from": "string",
                     *         "valid_until": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["DiscountCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    divisions_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "sort_order": 0,
                     *           "name": "string",
                     *           "name_indonesian": "string",
                     *           "title": "string",
                     *           "title_indonesian": "string",
                     *           "image": "string",
                     *           "description1": "string",
                     *           "description1_english": "string",
                     *           "description2": "string",
                     *           "description2_english": "string",
                     *           "is_active": true,
                     *           "id": 0,
                     *           "key": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminDivision"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    divisions_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "image": "string",
                     *         "description1": "string",
                     *         "description1_english": "string",
                     *         "description2": "string",
                     *         "description2_english": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "key": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminDivision"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    divisions_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 0,
                 *       "name": "string",
                 *       "name_indonesian": "string",
                 *       "title": "string",
                 *       "title_indonesian": "string",
                 *       "image": "string",
                 *       "description1": "string",
                 *       "description1_english": "string",
                 *       "description2": "string",
                 *       "description2_english": "string",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["DivisionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "image": "string",
                     *         "description1": "string",
                     *         "description1_english": "string",
                     *         "description2": "string",
                     *         "description2_english": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "key": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminDivision"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    divisions_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "image": "string",
                     *         "description1": "string",
                     *         "description1_english": "string",
                     *         "description2": "string",
                     *         "description2_english": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "key": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminDivision"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventPages_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "unveiling": {
                     *           "is_active": true,
                     *           "bg_color": "string",
                     *           "hero_src": "string",
                     *           "paper_src": "string",
                     *           "unveiling_images": [
                     *             "string"
                     *           ],
                     *           "image_section_bg": "string",
                     *           "sponsor_src": "string",
                     *           "medpar_src": "string"
                     *         },
                     *         "eulympic": {
                     *           "is_active": true,
                     *           "bg_color": "string",
                     *           "hero_src": "string",
                     *           "paper_src": "string",
                     *           "unveiling_images": [
                     *             "string"
                     *           ],
                     *           "image_section_bg": "string",
                     *           "sponsor_src": "string",
                     *           "medpar_src": "string"
                     *         },
                     *         "ucare": {
                     *           "is_active": true,
                     *           "bg_color": "string",
                     *           "hero_src": "string",
                     *           "paper_src": "string",
                     *           "unveiling_images": [
                     *             "string"
                     *           ],
                     *           "image_section_bg": "string",
                     *           "sponsor_src": "string",
                     *           "medpar_src": "string"
                     *         },
                     *         "ulympic": {
                     *           "is_active": true,
                     *           "bg_color": "string",
                     *           "hero_src": "string",
                     *           "paper_src": "string",
                     *           "unveiling_images": [
                     *             "string"
                     *           ],
                     *           "image_section_bg": "string",
                     *           "sponsor_src": "string",
                     *           "medpar_src": "string"
                     *         },
                     *         "unify": {
                     *           "is_active": true,
                     *           "bg_color": "string",
                     *           "hero_src": "string",
                     *           "paper_src": "string",
                     *           "unveiling_images": [
                     *             "string"
                     *           ],
                     *           "image_section_bg": "string",
                     *           "sponsor_src": "string",
                     *           "medpar_src": "string"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EventPages"] | components["schemas"]["AdminEventPage"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventPages_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "is_active": true,
                     *         "bg_color": "string",
                     *         "hero_src": "string",
                     *         "paper_src": "string",
                     *         "unveiling_images": [
                     *           "string"
                     *         ],
                     *         "image_section_bg": "string",
                     *         "sponsor_src": "string",
                     *         "medpar_src": "string",
                     *         "id": "unveiling"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventPage"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventPages_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "is_active": true,
                 *       "bg_color": "string",
                 *       "hero_src": "string",
                 *       "paper_src": "string",
                 *       "unveiling_images": [
                 *         "string"
                 *       ],
                 *       "image_section_bg": "string",
                 *       "sponsor_src": "string",
                 *       "medpar_src": "string"
                 *     }
                 */
                "application/json": components["schemas"]["EventPageRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "is_active": true,
                     *         "bg_color": "string",
                     *         "hero_src": "string",
                     *         "paper_src": "string",
                     *         "unveiling_images": [
                     *           "string"
                     *         ],
                     *         "image_section_bg": "string",
                     *         "sponsor_src": "string",
                     *         "medpar_src": "string",
                     *         "id": "unveiling"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventPage"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "sort_order": 0,
                     *           "key": "string",
                     *           "title": "string",
                     *           "title_indonesian": "string",
                     *           "description": "string",
                     *           "description_indonesian": "string",
                     *           "image_url": "string",
                     *           "alt_text": "string",
                     *           "alt_text_indonesian": "string",
                     *           "is_locked": true,
                     *           "link": "string",
                     *           "id": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventCard"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_create_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "key": "string",
                 *       "title": "string",
                 *       "title_indonesian": "string",
                 *       "description": "string",
                 *       "description_indonesian": "string",
                 *       "image_url": "string",
                 *       "alt_text": "string",
                 *       "alt_text_indonesian": "string",
                 *       "is_locked": true,
                 *       "link": "string"
                 *     }
                 */
                "application/json": components["schemas"]["EventCardRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "key": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "description": "string",
                     *         "description_indonesian": "string",
                     *         "image_url": "string",
                     *         "alt_text": "string",
                     *         "alt_text_indonesian": "string",
                     *         "is_locked": true,
                     *         "link": "string",
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventCard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "key": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "description": "string",
                     *         "description_indonesian": "string",
                     *         "image_url": "string",
                     *         "alt_text": "string",
                     *         "alt_text_indonesian": "string",
                     *         "is_locked": true,
                     *         "link": "string",
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventCard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "key": "string",
                 *       "title": "string",
                 *       "title_indonesian": "string",
                 *       "description": "string",
                 *       "description_indonesian": "string",
                 *       "image_url": "string",
                 *       "alt_text": "string",
                 *       "alt_text_indonesian": "string",
                 *       "is_locked": true,
                 *       "link": "string"
                 *     }
                 */
                "application/json": components["schemas"]["EventCardRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "key": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "description": "string",
                     *         "description_indonesian": "string",
                     *         "image_url": "string",
                     *         "alt_text": "string",
                     *         "alt_text_indonesian": "string",
                     *         "is_locked": true,
                     *         "link": "string",
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventCard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_delete_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "key": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "description": "string",
                     *         "description_indonesian": "string",
                     *         "image_url": "string",
                     *         "alt_text": "string",
                     *         "alt_text_indonesian": "string",
                     *         "is_locked": true,
                     *         "link": "string",
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminEventCard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "key": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "description": "string",
                     *         "description_indonesian": "string",
                     *         "image_url": "string",
                     *         "alt_text": "string",
                     *         "alt_text_indonesian": "string",
                     *         "is_locked": true,
                     *         "link": "string",
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventCard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "sort_order": 0,
                     *           "name": "string",
                     *           "image": "string",
                     *           "below_image": "string",
                     *           "is_revealed": true,
                     *           "id": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminGuestStar"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_create_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "name": "string",
                 *       "image": "string",
                 *       "below_image": "string",
                 *       "is_revealed": true
                 *     }
                 */
                "application/json": components["schemas"]["GuestStarRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "image": "string",
                     *         "below_image": "string",
                     *         "is_revealed": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminGuestStar"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "image": "string",
                     *         "below_image": "string",
                     *         "is_revealed": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminGuestStar"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "name": "string",
                 *       "image": "string",
                 *       "below_image": "string",
                 *       "is_revealed": true
                 *     }
                 */
                "application/json": components["schemas"]["GuestStarRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "image": "string",
                     *         "below_image": "string",
                     *         "is_revealed": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminGuestStar"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_delete_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "image": "string",
                     *         "below_image": "string",
                     *         "is_revealed": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminGuestStar"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "image": "string",
                     *         "below_image": "string",
                     *         "is_revealed": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminGuestStar"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    heroSection_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title_text": "string",
                     *         "title_text_indonesian": "string",
                     *         "event_text_line1": "string",
                     *         "event_text_line1_indonesian": "string",
                     *         "event_text_line2": "string",
                     *         "event_text_line2_indonesian": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminHeroSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    heroSection_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "title_text_indonesian": "string",
                 *       "event_text_line1_indonesian": "string",
                 *       "event_text_line2_indonesian": "string",
                 *       "is_active": true,
                 *       "title_text": "string",
                 *       "event_text_line1": "string",
                 *       "event_text_line2": "string"
                 *     }
                 */
                "application/json": components["schemas"]["HeroSectionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title_text": "string",
                     *         "title_text_indonesian": "string",
                     *         "event_text_line1": "string",
                     *         "event_text_line1_indonesian": "string",
                     *         "event_text_line2": "string",
                     *         "event_text_line2_indonesian": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminHeroSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    heroSection_record_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title_text": "string",
                     *         "title_text_indonesian": "string",
                     *         "event_text_line1": "string",
                     *         "event_text_line1_indonesian": "string",
                     *         "event_text_line2": "string",
                     *         "event_text_line2_indonesian": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminHeroSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    heroSection_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "title_text_indonesian": "string",
                 *       "event_text_line1_indonesian": "string",
                 *       "event_text_line2_indonesian": "string",
                 *       "is_active": true,
                 *       "title_text": "string",
                 *       "event_text_line1": "string",
                 *       "event_text_line2": "string"
                 *     }
                 */
                "application/json": components["schemas"]["HeroSectionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title_text": "string",
                     *         "title_text_indonesian": "string",
                     *         "event_text_line1": "string",
                     *         "event_text_line1_indonesian": "string",
                     *         "event_text_line2": "string",
                     *         "event_text_line2_indonesian": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminHeroSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminMails_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "kind": "finish_payment",
                     *           "to": "string",
                     *           "language": "en",
                     *           "order_id": 0,
                     *           "order_number": "string",
                     *           "status": "queued",
                     *           "tries": 0,
                     *           "next_try_at": "string",
                     *           "last_error": "string",
                     *           "created_at": "string",
                     *           "sent_at": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMail"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminMails_retryFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "retried": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["RetriedMailsData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminMails_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "kind": "finish_payment",
                     *         "to": "string",
                     *         "language": "en",
                     *         "order_id": 0,
                     *         "order_number": "string",
                     *         "status": "queued",
                     *         "tries": 0,
                     *         "next_try_at": "string",
                     *         "last_error": "string",
                     *         "created_at": "string",
                     *         "sent_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMail"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminMails_attachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                index: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminMails_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "subject": "string",
                     *         "html": "string",
                     *         "text": "string",
                     *         "attachments": [
                     *           {
                     *             "index": 0,
                     *             "filename": "string",
                     *             "content_type": "string",
                     *             "size": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MailPreview"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminMails_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "kind": "finish_payment",
                     *         "to": "string",
                     *         "language": "en",
                     *         "order_id": 0,
                     *         "order_number": "string",
                     *         "status": "queued",
                     *         "tries": 0,
                     *         "next_try_at": "string",
                     *         "last_error": "string",
                     *         "created_at": "string",
                     *         "sent_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminMail"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    media_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "address": "string",
                     *           "width": 0,
                     *           "height": 0,
                     *           "bytes": 0,
                     *           "name": "string",
                     *           "created_at": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MediaImage"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    media_upload: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "address": "string",
                     *         "width": 0,
                     *         "height": 0,
                     *         "bytes": 0,
                     *         "name": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["MediaImage"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    media_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "address": "string",
                     *         "width": 0,
                     *         "height": 0,
                     *         "bytes": 0,
                     *         "name": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MediaImage"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    media_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "address": "string",
                     *         "width": 0,
                     *         "height": 0,
                     *         "bytes": 0,
                     *         "name": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["MediaImage"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseBundles_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "sort_order": 0,
                     *           "name": "string",
                     *           "name_indonesian": "string",
                     *           "price": "string",
                     *           "contents": "string",
                     *           "contents_indonesian": "string",
                     *           "image": "string",
                     *           "link": "string",
                     *           "is_active": true,
                     *           "id": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseBundle"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseBundles_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 0,
                 *       "name": "string",
                 *       "name_indonesian": "string",
                 *       "price": "string",
                 *       "contents": "string",
                 *       "contents_indonesian": "string",
                 *       "image": "string",
                 *       "link": "string",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["MerchandiseBundleRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "contents": "string",
                     *         "contents_indonesian": "string",
                     *         "image": "string",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseBundle"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseBundles_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "contents": "string",
                     *         "contents_indonesian": "string",
                     *         "image": "string",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseBundle"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseBundles_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 0,
                 *       "name": "string",
                 *       "name_indonesian": "string",
                 *       "price": "string",
                 *       "contents": "string",
                 *       "contents_indonesian": "string",
                 *       "image": "string",
                 *       "link": "string",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["MerchandiseBundleRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "contents": "string",
                     *         "contents_indonesian": "string",
                     *         "image": "string",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseBundle"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseBundles_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "contents": "string",
                     *         "contents_indonesian": "string",
                     *         "image": "string",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminMerchandiseBundle"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseBundles_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "contents": "string",
                     *         "contents_indonesian": "string",
                     *         "image": "string",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseBundle"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseItems_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "sort_order": 0,
                     *           "name": "string",
                     *           "name_indonesian": "string",
                     *           "price": "string",
                     *           "image": "string",
                     *           "art": "t-shirt",
                     *           "link": "string",
                     *           "is_active": true,
                     *           "id": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseItem"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseItems_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 0,
                 *       "name": "string",
                 *       "name_indonesian": "string",
                 *       "price": "string",
                 *       "image": "string",
                 *       "art": "t-shirt",
                 *       "link": "string",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["MerchandiseItemRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "image": "string",
                     *         "art": "t-shirt",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseItem"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseItems_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "image": "string",
                     *         "art": "t-shirt",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseItem"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseItems_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 0,
                 *       "name": "string",
                 *       "name_indonesian": "string",
                 *       "price": "string",
                 *       "image": "string",
                 *       "art": "t-shirt",
                 *       "link": "string",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["MerchandiseItemRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "image": "string",
                     *         "art": "t-shirt",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseItem"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseItems_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "image": "string",
                     *         "art": "t-shirt",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminMerchandiseItem"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandiseItems_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "price": "string",
                     *         "image": "string",
                     *         "art": "t-shirt",
                     *         "link": "string",
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminMerchandiseItem"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminOrders_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "order_number": "string",
                     *           "buyer_name": "string",
                     *           "buyer_email": "string",
                     *           "buyer_phone": "string",
                     *           "category": "internal",
                     *           "language": "en",
                     *           "ticket_type": "string",
                     *           "ticket_quantity": 0,
                     *           "refunded_quantity": 0,
                     *           "amount": 0,
                     *           "discount_amount": 0,
                     *           "bundle_discount_amount": 0,
                     *           "final_amount": 0,
                     *           "refunded_amount": 0,
                     *           "status": "pending",
                     *           "payment_status": "completed",
                     *           "source": "web",
                     *           "attention": "amount_mismatch",
                     *           "sync_locked": true,
                     *           "sync_locked_reason": "string",
                     *           "transaction_id": "string",
                     *           "paid_at": "string",
                     *           "expires_at": "string",
                     *           "created_at": "string",
                     *           "updated_at": "string",
                     *           "referral_code": {
                     *             "code": "string",
                     *             "panitia_name": "string"
                     *           },
                     *           "discount_code": {
                     *             "code": "string",
                     *             "discount_percentage": 0
                     *           },
                     *           "tickets": [
                     *             {
                     *               "id": 0,
                     *               "ticket_code": "string",
                     *               "status": "string",
                     *               "checked_in_at": "string",
                     *               "refund_id": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminOrder"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderExport_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderImport_import: {
        parameters: {
            query?: {
                file?: string;
                plan?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderImport_check: {
        parameters: {
            query?: {
                plan?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": 0,
                     *         "ready": 0,
                     *         "tickets": 0,
                     *         "amount": 0,
                     *         "known": 0,
                     *         "bad": 0,
                     *         "errors": [
                     *           {
                     *             "row": 0,
                     *             "field": "reference",
                     *             "text": "string"
                     *           }
                     *         ],
                     *         "seats": [
                     *           {
                     *             "ticket_type": "string",
                     *             "header": "string",
                     *             "needed": 0,
                     *             "left": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportCheck"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderImport_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "encoding": "string",
                     *         "separator": ",",
                     *         "rows": 0,
                     *         "columns": [
                     *           {
                     *             "header": "string",
                     *             "samples": [
                     *               "string"
                     *             ]
                     *           }
                     *         ],
                     *         "mapping": {
                     *           "reference": 0,
                     *           "buyer_name": 0,
                     *           "buyer_email": 0,
                     *           "buyer_phone": 0,
                     *           "category": 0,
                     *           "ticket_quantity": 0,
                     *           "final_amount": 0,
                     *           "ticket_type": 0,
                     *           "referral_code": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportPreview"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    manualOrders_create: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_name": "string",
                 *       "buyer_email": "string",
                 *       "buyer_phone": "string",
                 *       "category": "internal",
                 *       "ticket_quantity": 100,
                 *       "final_amount": 0,
                 *       "referral_code": "string",
                 *       "ticket_type": "string",
                 *       "over_quota": true,
                 *       "send_email": true,
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["ManualOrderRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "order": {
                     *           "id": 0,
                     *           "order_number": "string",
                     *           "buyer_name": "string",
                     *           "buyer_email": "string",
                     *           "buyer_phone": "string",
                     *           "category": "internal",
                     *           "language": "en",
                     *           "ticket_type": "string",
                     *           "ticket_quantity": 0,
                     *           "refunded_quantity": 0,
                     *           "amount": 0,
                     *           "discount_amount": 0,
                     *           "bundle_discount_amount": 0,
                     *           "final_amount": 0,
                     *           "refunded_amount": 0,
                     *           "status": "pending",
                     *           "payment_status": "completed",
                     *           "source": "web",
                     *           "attention": "amount_mismatch",
                     *           "sync_locked": true,
                     *           "sync_locked_reason": "string",
                     *           "transaction_id": "string",
                     *           "paid_at": "string",
                     *           "expires_at": "string",
                     *           "created_at": "string",
                     *           "updated_at": "string",
                     *           "referral_code": {
                     *             "code": "string",
                     *             "panitia_name": "string"
                     *           },
                     *           "discount_code": {
                     *             "code": "string",
                     *             "discount_percentage": 0
                     *           },
                     *           "tickets": [
                     *             {
                     *               "id": 0,
                     *               "ticket_code": "string",
                     *               "status": "string",
                     *               "checked_in_at": "string",
                     *               "refund_id": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminOrders_sums: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "orders": 0,
                     *         "web_total": 0,
                     *         "web_net": 0,
                     *         "google_form_total": 0,
                     *         "google_form_net": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OrderTotals"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminOrders_oneForAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "order": {
                     *           "id": 0,
                     *           "order_number": "string",
                     *           "buyer_name": "string",
                     *           "buyer_email": "string",
                     *           "buyer_phone": "string",
                     *           "category": "internal",
                     *           "language": "en",
                     *           "ticket_type": "string",
                     *           "ticket_quantity": 0,
                     *           "refunded_quantity": 0,
                     *           "amount": 0,
                     *           "discount_amount": 0,
                     *           "bundle_discount_amount": 0,
                     *           "final_amount": 0,
                     *           "refunded_amount": 0,
                     *           "status": "pending",
                     *           "payment_status": "completed",
                     *           "source": "web",
                     *           "attention": "amount_mismatch",
                     *           "sync_locked": true,
                     *           "sync_locked_reason": "string",
                     *           "transaction_id": "string",
                     *           "paid_at": "string",
                     *           "expires_at": "string",
                     *           "created_at": "string",
                     *           "updated_at": "string",
                     *           "referral_code": {
                     *             "code": "string",
                     *             "panitia_name": "string"
                     *           },
                     *           "discount_code": {
                     *             "code": "string",
                     *             "discount_percentage": 0
                     *           },
                     *           "tickets": [
                     *             {
                     *               "id": 0,
                     *               "ticket_code": "string",
                     *               "status": "string",
                     *               "checked_in_at": "string",
                     *               "refund_id": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    receiptsAndTickets_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    receiptsAndTickets_tickets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    receiptsAndTickets_qr: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    timeline_of: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "entries": [
                     *           {
                     *             "at": "string",
                     *             "kind": "placed",
                     *             "text": "string",
                     *             "by": "string"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OrderTimeline"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    staffPayments_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "order": {
                     *           "id": 0,
                     *           "order_number": "string",
                     *           "buyer_name": "string",
                     *           "buyer_email": "string",
                     *           "buyer_phone": "string",
                     *           "category": "internal",
                     *           "language": "en",
                     *           "ticket_type": "string",
                     *           "ticket_quantity": 0,
                     *           "refunded_quantity": 0,
                     *           "amount": 0,
                     *           "discount_amount": 0,
                     *           "bundle_discount_amount": 0,
                     *           "final_amount": 0,
                     *           "refunded_amount": 0,
                     *           "status": "pending",
                     *           "payment_status": "completed",
                     *           "source": "web",
                     *           "attention": "amount_mismatch",
                     *           "sync_locked": true,
                     *           "sync_locked_reason": "string",
                     *           "transaction_id": "string",
                     *           "paid_at": "string",
                     *           "expires_at": "string",
                     *           "created_at": "string",
                     *           "updated_at": "string",
                     *           "referral_code": {
                     *             "code": "string",
                     *             "panitia_name": "string"
                     *           },
                     *           "discount_code": {
                     *             "code": "string",
                     *             "discount_percentage": 0
                     *           },
                     *           "tickets": [
                     *             {
                     *               "id": 0,
                     *               "ticket_code": "string",
                     *               "status": "string",
                     *               "checked_in_at": "string",
                     *               "refund_id": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    staffPayments_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "order": {
                     *           "id": 0,
                     *           "order_number": "string",
                     *           "buyer_name": "string",
                     *           "buyer_email": "string",
                     *           "buyer_phone": "string",
                     *           "category": "internal",
                     *           "language": "en",
                     *           "ticket_type": "string",
                     *           "ticket_quantity": 0,
                     *           "refunded_quantity": 0,
                     *           "amount": 0,
                     *           "discount_amount": 0,
                     *           "bundle_discount_amount": 0,
                     *           "final_amount": 0,
                     *           "refunded_amount": 0,
                     *           "status": "pending",
                     *           "payment_status": "completed",
                     *           "source": "web",
                     *           "attention": "amount_mismatch",
                     *           "sync_locked": true,
                     *           "sync_locked_reason": "string",
                     *           "transaction_id": "string",
                     *           "paid_at": "string",
                     *           "expires_at": "string",
                     *           "created_at": "string",
                     *           "updated_at": "string",
                     *           "referral_code": {
                     *             "code": "string",
                     *             "panitia_name": "string"
                     *           },
                     *           "discount_code": {
                     *             "code": "string",
                     *             "discount_percentage": 0
                     *           },
                     *           "tickets": [
                     *             {
                     *               "id": 0,
                     *               "ticket_code": "string",
                     *               "status": "string",
                     *               "checked_in_at": "string",
                     *               "refund_id": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    staffPayments_payLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "pay_url": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PayLink"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    staffPayments_pending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "is_open": true,
                     *         "expires_at": "string",
                     *         "has_pay_link": true,
                     *         "method": "string",
                     *         "state": "string",
                     *         "asked_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PendingPayment"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    refunds_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "order_number": "string",
                     *         "status": "pending",
                     *         "attention": "amount_mismatch",
                     *         "payments": [
                     *           {
                     *             "transaction_id": "string",
                     *             "payment_type": "string",
                     *             "status": "string",
                     *             "amount": 0,
                     *             "refunded": 0,
                     *             "left": 0,
                     *             "ways": [
                     *               "provider"
                     *             ],
                     *             "partial": true,
                     *             "blocked": "string",
                     *             "is_extra": true
                     *           }
                     *         ],
                     *         "tickets": [
                     *           {
                     *             "code": "string",
                     *             "number": 0,
                     *             "status": "valid",
                     *             "share": 0,
                     *             "blocked": "used"
                     *           }
                     *         ],
                     *         "refunds": [
                     *           {
                     *             "id": 0,
                     *             "way": "provider",
                     *             "status": "sending",
                     *             "amount": 0,
                     *             "transaction_id": "string",
                     *             "refund_key": "string",
                     *             "reason": "string",
                     *             "tickets": [
                     *               "string"
                     *             ],
                     *             "account": "string",
                     *             "proof": "string",
                     *             "requested_by": "string",
                     *             "requested_by_me": true,
                     *             "confirm_blocked": "string",
                     *             "confirmed_by": "string",
                     *             "answer": "string",
                     *             "created_at": "string",
                     *             "settled_at": "string"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OrderRefundsData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    refunds_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transaction_id": "string",
                 *       "way": "provider",
                 *       "amount": 1,
                 *       "tickets": [
                 *         "string"
                 *       ],
                 *       "reason": "string",
                 *       "confirm": "string",
                 *       "request_id": "string",
                 *       "account": "string",
                 *       "proof": "string"
                 *     }
                 */
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "way": "provider",
                     *         "status": "sending",
                     *         "amount": 0,
                     *         "transaction_id": "string",
                     *         "refund_key": "string",
                     *         "reason": "string",
                     *         "tickets": [
                     *           "string"
                     *         ],
                     *         "account": "string",
                     *         "proof": "string",
                     *         "requested_by": "string",
                     *         "requested_by_me": true,
                     *         "confirm_blocked": "string",
                     *         "confirmed_by": "string",
                     *         "answer": "string",
                     *         "created_at": "string",
                     *         "settled_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    refunds_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmRefundRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "way": "provider",
                     *         "status": "sending",
                     *         "amount": 0,
                     *         "transaction_id": "string",
                     *         "refund_key": "string",
                     *         "reason": "string",
                     *         "tickets": [
                     *           "string"
                     *         ],
                     *         "account": "string",
                     *         "proof": "string",
                     *         "requested_by": "string",
                     *         "requested_by_me": true,
                     *         "confirm_blocked": "string",
                     *         "confirmed_by": "string",
                     *         "answer": "string",
                     *         "created_at": "string",
                     *         "settled_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    refunds_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "way": "provider",
                     *         "status": "sending",
                     *         "amount": 0,
                     *         "transaction_id": "string",
                     *         "refund_key": "string",
                     *         "reason": "string",
                     *         "tickets": [
                     *           "string"
                     *         ],
                     *         "account": "string",
                     *         "proof": "string",
                     *         "requested_by": "string",
                     *         "requested_by_me": true,
                     *         "confirm_blocked": "string",
                     *         "confirmed_by": "string",
                     *         "answer": "string",
                     *         "created_at": "string",
                     *         "settled_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    refunds_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "way": "provider",
                     *         "status": "sending",
                     *         "amount": 0,
                     *         "transaction_id": "string",
                     *         "refund_key": "string",
                     *         "reason": "string",
                     *         "tickets": [
                     *           "string"
                     *         ],
                     *         "account": "string",
                     *         "proof": "string",
                     *         "requested_by": "string",
                     *         "requested_by_me": true,
                     *         "confirm_blocked": "string",
                     *         "confirmed_by": "string",
                     *         "answer": "string",
                     *         "created_at": "string",
                     *         "settled_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reconciliation_listDifferences: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "run_id": 0,
                     *           "kind": "paid_there",
                     *           "state": "mended",
                     *           "order_id": 0,
                     *           "order_number": "string",
                     *           "payment_type": "string",
                     *           "ours": {
                     *             "status": "string",
                     *             "amount": 0,
                     *             "transaction_id": "string",
                     *             "refunded": 0
                     *           },
                     *           "theirs": {
                     *             "status": "string",
                     *             "amount": 0,
                     *             "transaction_id": "string",
                     *             "refunded": 0
                     *           },
                     *           "became": "pending",
                     *           "attention": "amount_mismatch",
                     *           "found_at": "string",
                     *           "resolved_by": "string",
                     *           "resolved_reason": "string",
                     *           "resolved_at": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReconciliationDifference"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reconciliation_difference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "run_id": 0,
                     *         "kind": "paid_there",
                     *         "state": "mended",
                     *         "order_id": 0,
                     *         "order_number": "string",
                     *         "payment_type": "string",
                     *         "ours": {
                     *           "status": "string",
                     *           "amount": 0,
                     *           "transaction_id": "string",
                     *           "refunded": 0
                     *         },
                     *         "theirs": {
                     *           "status": "string",
                     *           "amount": 0,
                     *           "transaction_id": "string",
                     *           "refunded": 0
                     *         },
                     *         "became": "pending",
                     *         "attention": "amount_mismatch",
                     *         "found_at": "string",
                     *         "resolved_by": "string",
                     *         "resolved_reason": "string",
                     *         "resolved_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReconciliationDifference"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reconciliation_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "run_id": 0,
                     *         "kind": "paid_there",
                     *         "state": "mended",
                     *         "order_id": 0,
                     *         "order_number": "string",
                     *         "payment_type": "string",
                     *         "ours": {
                     *           "status": "string",
                     *           "amount": 0,
                     *           "transaction_id": "string",
                     *           "refunded": 0
                     *         },
                     *         "theirs": {
                     *           "status": "string",
                     *           "amount": 0,
                     *           "transaction_id": "string",
                     *           "refunded": 0
                     *         },
                     *         "became": "pending",
                     *         "attention": "amount_mismatch",
                     *         "found_at": "string",
                     *         "resolved_by": "string",
                     *         "resolved_reason": "string",
                     *         "resolved_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["ReconciliationDifference"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    imports_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rows": 0,
                     *         "equal": 0,
                     *         "different": 0,
                     *         "unknown": 0,
                     *         "stored": 0,
                     *         "payments": [
                     *           {
                     *             "line": 0,
                     *             "result": "equal",
                     *             "order_id": "string",
                     *             "transaction_id": "string",
                     *             "payment_type": "string",
                     *             "theirs": {
                     *               "status": "string",
                     *               "amount": 0
                     *             },
                     *             "ours": {
                     *               "status": "string",
                     *               "amount": 0,
                     *               "order_number": "string"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PaymentsImport"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reconciliation_listRuns: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "status": "running",
                     *           "trigger": "nightly",
                     *           "started_by": "string",
                     *           "started_at": "string",
                     *           "finished_at": "string",
                     *           "since": "string",
                     *           "total": 0,
                     *           "checked": 0,
                     *           "unchecked": 0,
                     *           "mended": 0,
                     *           "waiting": 0,
                     *           "waiting_for": "provider"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReconciliationRun"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reconciliation_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "id": 0,
                     *         "status": "running",
                     *         "trigger": "nightly",
                     *         "started_by": "string",
                     *         "started_at": "string",
                     *         "finished_at": "string",
                     *         "since": "string",
                     *         "total": 0,
                     *         "checked": 0,
                     *         "unchecked": 0,
                     *         "mended": 0,
                     *         "waiting": 0,
                     *         "waiting_for": "provider"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["ReconciliationRun"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reconciliation_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "status": "running",
                     *         "trigger": "nightly",
                     *         "started_by": "string",
                     *         "started_at": "string",
                     *         "finished_at": "string",
                     *         "since": "string",
                     *         "total": 0,
                     *         "checked": 0,
                     *         "unchecked": 0,
                     *         "mended": 0,
                     *         "waiting": 0,
                     *         "waiting_for": "provider",
                     *         "unchecked_orders": [
                     *           {
                     *             "order_number": "string",
                     *             "reason": "string"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReconciliationRunDetails"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "id": 0,
                     *           "code": "string",
                     *           "panitia_name": "string",
                     *           "is_active": true,
                     *           "uses": 0,
                     *           "created_at": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReferralCode"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_create_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["SeenRecord"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "panitia_name": "string",
                     *         "is_active": true,
                     *         "uses": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_syncUses_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["SyncUsesData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_totals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "codes": 0,
                     *         "active": 0,
                     *         "uses": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CodeTotals"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "panitia_name": "string",
                     *         "is_active": true,
                     *         "uses": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["SeenRecord"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "panitia_name": "string",
                     *         "is_active": true,
                     *         "uses": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_delete_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "panitia_name": "string",
                     *         "is_active": true,
                     *         "uses": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    scans_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "scanned_at": "string",
                     *           "code": "string",
                     *           "action": "validate",
                     *           "result": "valid",
                     *           "gate": "string",
                     *           "device": "string",
                     *           "scanned_by": "string",
                     *           "ticket": {
                     *             "buyer_name": "string",
                     *             "order_id": 0,
                     *             "order_number": "string"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminScan"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    scans_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "gates": [
                     *           "string"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ScanChoices"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    siteSettings_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "festival_name": "string",
                     *         "edition": "string",
                     *         "concert_date": "string",
                     *         "venue": "string",
                     *         "venue_indonesian": "string",
                     *         "support_name": "string",
                     *         "support_name_indonesian": "string",
                     *         "support_whatsapp": "string",
                     *         "social_network_link": "string",
                     *         "photo_sharing_link": "string",
                     *         "mail_link": "string",
                     *         "video_platform_link": "string",
                     *         "merchandise_order_link": "string",
                     *         "refund_rule": "string",
                     *         "refund_rule_indonesian": "string",
                     *         "under_construction": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminSiteSettings"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    siteSettings_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "festival_name": "string",
                 *       "edition": "string",
                 *       "concert_date": "string",
                 *       "venue": "string",
                 *       "venue_indonesian": "string",
                 *       "support_name": "string",
                 *       "support_name_indonesian": "string",
                 *       "support_whatsapp": "string",
                 *       "social_network_link": "string",
                 *       "photo_sharing_link": "string",
                 *       "mail_link": "string",
                 *       "video_platform_link": "string",
                 *       "merchandise_order_link": "string",
                 *       "refund_rule": "string",
                 *       "refund_rule_indonesian": "string",
                 *       "under_construction": true
                 *     }
                 */
                "application/json": components["schemas"]["SiteSettingsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "festival_name": "string",
                     *         "edition": "string",
                     *         "concert_date": "string",
                     *         "venue": "string",
                     *         "venue_indonesian": "string",
                     *         "support_name": "string",
                     *         "support_name_indonesian": "string",
                     *         "support_whatsapp": "string",
                     *         "social_network_link": "string",
                     *         "photo_sharing_link": "string",
                     *         "mail_link": "string",
                     *         "video_platform_link": "string",
                     *         "merchandise_order_link": "string",
                     *         "refund_rule": "string",
                     *         "refund_rule_indonesian": "string",
                     *         "under_construction": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminSiteSettings"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    dashboard_bundleSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "enabled": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BundleSetting"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    dashboard_turnBundle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["BundleSettingRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "enabled": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["BundleSetting"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    siteSettings_record_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "festival_name": "string",
                     *         "edition": "string",
                     *         "concert_date": "string",
                     *         "venue": "string",
                     *         "venue_indonesian": "string",
                     *         "support_name": "string",
                     *         "support_name_indonesian": "string",
                     *         "support_whatsapp": "string",
                     *         "social_network_link": "string",
                     *         "photo_sharing_link": "string",
                     *         "mail_link": "string",
                     *         "video_platform_link": "string",
                     *         "merchandise_order_link": "string",
                     *         "refund_rule": "string",
                     *         "refund_rule_indonesian": "string",
                     *         "under_construction": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminSiteSettings"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    siteSettings_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "festival_name": "string",
                 *       "edition": "string",
                 *       "concert_date": "string",
                 *       "venue": "string",
                 *       "venue_indonesian": "string",
                 *       "support_name": "string",
                 *       "support_name_indonesian": "string",
                 *       "support_whatsapp": "string",
                 *       "social_network_link": "string",
                 *       "photo_sharing_link": "string",
                 *       "mail_link": "string",
                 *       "video_platform_link": "string",
                 *       "merchandise_order_link": "string",
                 *       "refund_rule": "string",
                 *       "refund_rule_indonesian": "string",
                 *       "under_construction": true
                 *     }
                 */
                "application/json": components["schemas"]["SiteSettingsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "festival_name": "string",
                     *         "edition": "string",
                     *         "concert_date": "string",
                     *         "venue": "string",
                     *         "venue_indonesian": "string",
                     *         "support_name": "string",
                     *         "support_name_indonesian": "string",
                     *         "support_whatsapp": "string",
                     *         "social_network_link": "string",
                     *         "photo_sharing_link": "string",
                     *         "mail_link": "string",
                     *         "video_platform_link": "string",
                     *         "merchandise_order_link": "string",
                     *         "refund_rule": "string",
                     *         "refund_rule_indonesian": "string",
                     *         "under_construction": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminSiteSettings"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "updated_at": "string",
                     *           "sort_order": 0,
                     *           "type": "string",
                     *           "header": "string",
                     *           "price": 0,
                     *           "button_text": "BUY TICKET",
                     *           "is_disabled": true,
                     *           "is_available": true,
                     *           "background_color": "string",
                     *           "quota": 0,
                     *           "sales_start_at": "string",
                     *           "sales_end_at": "string",
                     *           "starts_after": "string",
                     *           "id": 0,
                     *           "sold": 0,
                     *           "held": 0,
                     *           "opened_at": "string",
                     *           "created_at": "string",
                     *           "on_sale": true,
                     *           "not_on_sale": [
                     *             {
                     *               "reason": "sold_out"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketType"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_create_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "type": "string",
                 *       "header": "string",
                 *       "price": 0,
                 *       "button_text": "BUY TICKET",
                 *       "is_disabled": true,
                 *       "is_available": true,
                 *       "background_color": "string",
                 *       "quota": 0,
                 *       "sales_start_at": "2019-08-24T14:15:22Z",
                 *       "sales_end_at": "2019-08-24T14:15:22Z",
                 *       "starts_after": "string"
                 *     }
                 */
                "application/json": components["schemas"]["TicketTypeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "type": "string",
                     *         "header": "string",
                     *         "price": 0,
                     *         "button_text": "BUY TICKET",
                     *         "is_disabled": true,
                     *         "is_available": true,
                     *         "background_color": "string",
                     *         "quota": 0,
                     *         "sales_start_at": "string",
                     *         "sales_end_at": "string",
                     *         "starts_after": "string",
                     *         "id": 0,
                     *         "sold": 0,
                     *         "held": 0,
                     *         "opened_at": "string",
                     *         "created_at": "string",
                     *         "on_sale": true,
                     *         "not_on_sale": [
                     *           {
                     *             "reason": "sold_out"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketType"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "type": "string",
                     *         "header": "string",
                     *         "price": 0,
                     *         "button_text": "BUY TICKET",
                     *         "is_disabled": true,
                     *         "is_available": true,
                     *         "background_color": "string",
                     *         "quota": 0,
                     *         "sales_start_at": "string",
                     *         "sales_end_at": "string",
                     *         "starts_after": "string",
                     *         "id": 0,
                     *         "sold": 0,
                     *         "held": 0,
                     *         "opened_at": "string",
                     *         "created_at": "string",
                     *         "on_sale": true,
                     *         "not_on_sale": [
                     *           {
                     *             "reason": "sold_out"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketType"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "type": "string",
                 *       "header": "string",
                 *       "price": 0,
                 *       "button_text": "BUY TICKET",
                 *       "is_disabled": true,
                 *       "is_available": true,
                 *       "background_color": "string",
                 *       "quota": 0,
                 *       "sales_start_at": "2019-08-24T14:15:22Z",
                 *       "sales_end_at": "2019-08-24T14:15:22Z",
                 *       "starts_after": "string"
                 *     }
                 */
                "application/json": components["schemas"]["TicketTypeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "type": "string",
                     *         "header": "string",
                     *         "price": 0,
                     *         "button_text": "BUY TICKET",
                     *         "is_disabled": true,
                     *         "is_available": true,
                     *         "background_color": "string",
                     *         "quota": 0,
                     *         "sales_start_at": "string",
                     *         "sales_end_at": "string",
                     *         "starts_after": "string",
                     *         "id": 0,
                     *         "sold": 0,
                     *         "held": 0,
                     *         "opened_at": "string",
                     *         "created_at": "string",
                     *         "on_sale": true,
                     *         "not_on_sale": [
                     *           {
                     *             "reason": "sold_out"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketType"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_delete_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "type": "string",
                     *         "header": "string",
                     *         "price": 0,
                     *         "button_text": "BUY TICKET",
                     *         "is_disabled": true,
                     *         "is_available": true,
                     *         "background_color": "string",
                     *         "quota": 0,
                     *         "sales_start_at": "string",
                     *         "sales_end_at": "string",
                     *         "starts_after": "string",
                     *         "id": 0,
                     *         "sold": 0,
                     *         "held": 0,
                     *         "opened_at": "string",
                     *         "created_at": "string",
                     *         "on_sale": true,
                     *         "not_on_sale": [
                     *           {
                     *             "reason": "sold_out"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["TicketType"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminTickets_list: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "ticket_code": "string",
                     *           "status": "valid",
                     *           "checked_in_at": "string",
                     *           "checked_in_gate": "string",
                     *           "order_id": 0,
                     *           "order_number": "string",
                     *           "order": {
                     *             "buyer_name": "string",
                     *             "buyer_email": "string"
                     *           },
                     *           "buyer_name": "string",
                     *           "category": "internal",
                     *           "ticket_type": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminTicket"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketFiles_paper: {
        parameters: {
            query?: {
                sort?: "name" | "code";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketFiles_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketResets_resetAll_2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ResetAllTicketsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "affected": 0,
                     *         "skipped": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["ResetAllTicketsData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminTickets_totals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "active": 0,
                     *         "valid": 0,
                     *         "used": 0,
                     *         "check_in_rate": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketTotals"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    checkIn_validate: {
        parameters: {
            query?: {
                verify?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketResets_reset_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket_code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "string",
                 *       "confirm_code": "string",
                 *       "seen_checked_in_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["ResetTicketRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_page: {
        parameters: {
            query?: {
                /** @description Field and direction. */
                sort?: string;
                /** @description First and last row, from 0; 25 rows without. */
                range?: string;
                /** @description Values by field. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Name, first row, last row and number of all rows.
                     * @example orders 0-24/319
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "name": "string",
                     *           "email": "string",
                     *           "role": "super_admin",
                     *           "is_active": true,
                     *           "is_set_up": true,
                     *           "two_factor": true,
                     *           "last_sign_in_at": "string",
                     *           "created_at": "string",
                     *           "updated_at": "string"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAccount"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "string",
                 *       "email": "string",
                 *       "role": "super_admin"
                 *     }
                 */
                "application/json": components["schemas"]["AdminAccountRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "name": "string",
                     *         "email": "string",
                     *         "role": "super_admin",
                     *         "is_active": true,
                     *         "is_set_up": true,
                     *         "two_factor": true,
                     *         "last_sign_in_at": "string",
                     *         "created_at": "string",
                     *         "updated_at": "string",
                     *         "password_link": {
                     *           "sent_to": "string",
                     *           "expires_at": "string",
                     *           "as_file": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CreatedAdminAccount"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_twoFactorPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "required": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TwoFactorPolicy"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_setTwoFactorPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "required": true
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorPolicy"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "required": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TwoFactorPolicy"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "name": "string",
                     *         "email": "string",
                     *         "role": "super_admin",
                     *         "is_active": true,
                     *         "is_set_up": true,
                     *         "two_factor": true,
                     *         "last_sign_in_at": "string",
                     *         "created_at": "string",
                     *         "updated_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAccount"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "string",
                 *       "role": "super_admin",
                 *       "is_active": true,
                 *       "updated_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["AdminAccountUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "name": "string",
                     *         "email": "string",
                     *         "role": "super_admin",
                     *         "is_active": true,
                     *         "is_set_up": true,
                     *         "two_factor": true,
                     *         "last_sign_in_at": "string",
                     *         "created_at": "string",
                     *         "updated_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAccount"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "sent_to": "string",
                     *         "expires_at": "string",
                     *         "as_file": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SentPasswordLink"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_resetTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    waitingRefunds_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": 0,
                     *           "order_id": 0,
                     *           "order_number": "string",
                     *           "buyer_name": "string",
                     *           "amount": 0,
                     *           "account": "string",
                     *           "proof": "string",
                     *           "reason": "string",
                     *           "requested_by": "string",
                     *           "created_at": "string",
                     *           "may_confirm": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WaitingRefund"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "title": "string",
                 *       "title_indonesian": "string",
                 *       "thumbnail_url": "string",
                 *       "video_id": "string",
                 *       "sort_order": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ArchiveVideoRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "thumbnail_url": "string",
                     *         "video_id": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "thumbnail_url": "string",
                     *         "video_id": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "title": "string",
                 *       "title_indonesian": "string",
                 *       "thumbnail_url": "string",
                 *       "video_id": "string",
                 *       "sort_order": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ArchiveVideoRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "thumbnail_url": "string",
                     *         "video_id": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    archiveVideos_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "thumbnail_url": "string",
                     *         "video_id": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    purchaseLogin_logIn: {
        parameters: {
            query?: never;
            header?: {
                Authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "string",
                 *       "email": "string",
                 *       "phone": "string"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseLoginRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "token": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PurchaseToken"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    signIn_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": 0,
                     *         "name": "string",
                     *         "email": "string",
                     *         "role": "super_admin",
                     *         "two_factor_setup_required": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CurrentUser"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    password_owner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "string"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordLinkRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "name": "string",
                     *         "email": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PasswordLinkOwner"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    openOrders_resume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_number": "string",
                 *       "signature": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ResumeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "token": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PurchaseToken"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    password_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "string",
                 *       "new_password": "string",
                 *       "new_password_confirmation": "string"
                 *     }
                 */
                "application/json": components["schemas"]["SetPasswordRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    twoFactor_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "enabled": true,
                     *         "required": true,
                     *         "recovery_codes_left": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TwoFactorState"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    twoFactor_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "string"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorCodeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "recovery_codes": [
                     *           "string"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    twoFactor_disable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "string",
                 *       "code": "string"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorProof"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    twoFactor_renewCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "string",
                 *       "code": "string"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorProof"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "recovery_codes": [
                     *           "string"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    twoFactor_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "string"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorSetupRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "secret": "string",
                     *         "uri": "string",
                     *         "qr": {
                     *           "size": 0,
                     *           "path": "string"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TwoFactorSetup"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    chat_chat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "string",
                 *       "language": "en",
                 *       "session_id": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "response": "string",
                     *         "category": "string",
                     *         "suggestions": [
                     *           "string"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChatReply"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    chat_suggestions: {
        parameters: {
            query: {
                language: "en" | "id";
                session_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "suggestions": [
                     *           "string"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChatSuggestions"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "image_url": "string",
                 *       "head_text": "string",
                 *       "head_text_indonesian": "string",
                 *       "content_text": "string",
                 *       "content_text_indonesian": "string",
                 *       "button1_text": "string",
                 *       "button1_text_indonesian": "string",
                 *       "button1_link": "string",
                 *       "button2_text": "string",
                 *       "button2_text_indonesian": "string",
                 *       "button2_link": "string",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ClosingSectionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "image_url": "string",
                     *         "head_text": "string",
                     *         "head_text_indonesian": "string",
                     *         "content_text": "string",
                     *         "content_text_indonesian": "string",
                     *         "button1_text": "string",
                     *         "button1_text_indonesian": "string",
                     *         "button1_link": "string",
                     *         "button2_text": "string",
                     *         "button2_text_indonesian": "string",
                     *         "button2_link": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClosingSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "image_url": "string",
                 *       "head_text": "string",
                 *       "head_text_indonesian": "string",
                 *       "content_text": "string",
                 *       "content_text_indonesian": "string",
                 *       "button1_text": "string",
                 *       "button1_text_indonesian": "string",
                 *       "button1_link": "string",
                 *       "button2_text": "string",
                 *       "button2_text_indonesian": "string",
                 *       "button2_link": "string",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["ClosingSectionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "image_url": "string",
                     *         "head_text": "string",
                     *         "head_text_indonesian": "string",
                     *         "content_text": "string",
                     *         "content_text_indonesian": "string",
                     *         "button1_text": "string",
                     *         "button1_text_indonesian": "string",
                     *         "button1_link": "string",
                     *         "button2_text": "string",
                     *         "button2_text_indonesian": "string",
                     *         "button2_link": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ClosingSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "image_url": "string",
                     *         "head_text": "string",
                     *         "head_text_indonesian": "string",
                     *         "content_text": "string",
                     *         "content_text_indonesian": "string",
                     *         "button1_text": "string",
                     *         "button1_text_indonesian": "string",
                     *         "button1_link": "string",
                     *         "button2_text": "string",
                     *         "button2_text_indonesian": "string",
                     *         "button2_link": "string",
                     *         "is_active": true,
                     *         "id": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["ClosingSection"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "event_key": "string",
                 *       "name": "string",
                 *       "name_indonesian": "string",
                 *       "target_date": "string",
                 *       "bg_color": "string",
                 *       "sort_order": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["CountdownEventRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "event_key": "string",
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "target_date": "string",
                     *         "bg_color": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "event_key": "string",
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "target_date": "string",
                     *         "bg_color": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "event_key": "string",
                 *       "name": "string",
                 *       "name_indonesian": "string",
                 *       "target_date": "string",
                 *       "bg_color": "string",
                 *       "sort_order": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["CountdownEventRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "event_key": "string",
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "target_date": "string",
                     *         "bg_color": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    countdownEvents_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "event_key": "string",
                     *         "name": "string",
                     *         "name_indonesian": "string",
                     *         "target_date": "string",
                     *         "bg_color": "string",
                     *         "sort_order": 0,
                     *         "is_active": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    csrfToken_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "token": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CsrfToken"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "discount_codes": [
                     *           {
                     *             "updated_at": "string",
                     *             "id": 0,
                     *             "code": "string",
                     *             "discount_percentage": 0,
                     *             "description": "string",
                     *             "is_active": true,
                     *             "max_uses": 0,
                     *             "uses": 0,
                     *             "min_amount": 0,
                     *             "valid_from": "string",
                     *             "valid_until": "string",
                     *             "created_at": "string"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            discount_codes: components["schemas"]["DiscountCode"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["SeenRecord"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "discount_percentage": 0,
                     *         "description": "string",
                     *         "is_active": true,
                     *         "max_uses": 0,
                     *         "uses": 0,
                     *         "min_amount": 0,
                     *         "valid_from": "string",
                     *         "valid_until": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DiscountCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_syncUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["SyncUsesData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    codeChecks_discount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "discount_code": {
                     *           "code": "string",
                     *           "discount_percentage": 0
                     *         },
                     *         "discount_percentage": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DiscountCodeData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["SeenRecord"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "discount_percentage": 0,
                     *         "description": "string",
                     *         "is_active": true,
                     *         "max_uses": 0,
                     *         "uses": 0,
                     *         "min_amount": 0,
                     *         "valid_from": "string",
                     *         "valid_until": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DiscountCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    discountCodes_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "discount_percentage": 0,
                     *         "description": "string",
                     *         "is_active": true,
                     *         "max_uses": 0,
                     *         "uses": 0,
                     *         "min_amount": 0,
                     *         "valid_from": "string",
                     *         "valid_until": "string",
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["DiscountCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    divisions_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventPages_shown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "key": "string",
                 *       "title": "string",
                 *       "title_indonesian": "string",
                 *       "description": "string",
                 *       "description_indonesian": "string",
                 *       "image_url": "string",
                 *       "alt_text": "string",
                 *       "alt_text_indonesian": "string",
                 *       "is_locked": true,
                 *       "link": "string"
                 *     }
                 */
                "application/json": components["schemas"]["EventCardRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "key": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "description": "string",
                     *         "description_indonesian": "string",
                     *         "image_url": "string",
                     *         "alt_text": "string",
                     *         "alt_text_indonesian": "string",
                     *         "is_locked": true,
                     *         "link": "string",
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventCard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "key": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "description": "string",
                     *         "description_indonesian": "string",
                     *         "image_url": "string",
                     *         "alt_text": "string",
                     *         "alt_text_indonesian": "string",
                     *         "is_locked": true,
                     *         "link": "string",
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventCard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: components["responses"]["Refused404"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "key": "string",
                 *       "title": "string",
                 *       "title_indonesian": "string",
                 *       "description": "string",
                 *       "description_indonesian": "string",
                 *       "image_url": "string",
                 *       "alt_text": "string",
                 *       "alt_text_indonesian": "string",
                 *       "is_locked": true,
                 *       "link": "string"
                 *     }
                 */
                "application/json": components["schemas"]["EventCardRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "key": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "description": "string",
                     *         "description_indonesian": "string",
                     *         "image_url": "string",
                     *         "alt_text": "string",
                     *         "alt_text_indonesian": "string",
                     *         "is_locked": true,
                     *         "link": "string",
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminEventCard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventCards_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "key": "string",
                     *         "title": "string",
                     *         "title_indonesian": "string",
                     *         "description": "string",
                     *         "description_indonesian": "string",
                     *         "image_url": "string",
                     *         "alt_text": "string",
                     *         "alt_text_indonesian": "string",
                     *         "is_locked": true,
                     *         "link": "string",
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminEventCard"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "name": "string",
                 *       "image": "string",
                 *       "below_image": "string",
                 *       "is_revealed": true
                 *     }
                 */
                "application/json": components["schemas"]["GuestStarRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "image": "string",
                     *         "below_image": "string",
                     *         "is_revealed": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminGuestStar"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "name": "string",
                 *       "image": "string",
                 *       "below_image": "string",
                 *       "is_revealed": true
                 *     }
                 */
                "application/json": components["schemas"]["GuestStarRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "image": "string",
                     *         "below_image": "string",
                     *         "is_revealed": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminGuestStar"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    guestStars_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "name": "string",
                     *         "image": "string",
                     *         "below_image": "string",
                     *         "is_revealed": true,
                     *         "id": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["AdminGuestStar"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    heroSection_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    merchandise_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminOrders_page: {
        parameters: {
            query?: {
                search?: string;
                status?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "orders": {
                     *           "data": [
                     *             {
                     *               "id": 0,
                     *               "order_number": "string",
                     *               "buyer_name": "string",
                     *               "buyer_email": "string",
                     *               "buyer_phone": "string",
                     *               "category": "internal",
                     *               "language": "en",
                     *               "ticket_type": "string",
                     *               "ticket_quantity": 0,
                     *               "refunded_quantity": 0,
                     *               "amount": 0,
                     *               "discount_amount": 0,
                     *               "bundle_discount_amount": 0,
                     *               "final_amount": 0,
                     *               "refunded_amount": 0,
                     *               "status": "pending",
                     *               "payment_status": "completed",
                     *               "source": "web",
                     *               "attention": "amount_mismatch",
                     *               "sync_locked": true,
                     *               "sync_locked_reason": "string",
                     *               "transaction_id": "string",
                     *               "paid_at": "string",
                     *               "expires_at": "string",
                     *               "created_at": "string",
                     *               "updated_at": "string",
                     *               "referral_code": {
                     *                 "code": "string",
                     *                 "panitia_name": "string"
                     *               },
                     *               "discount_code": {
                     *                 "code": "string",
                     *                 "discount_percentage": 0
                     *               },
                     *               "tickets": [
                     *                 {
                     *                   "id": 0,
                     *                   "ticket_code": "string",
                     *                   "status": "string",
                     *                   "checked_in_at": "string",
                     *                   "refund_id": 0
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "current_page": 0,
                     *           "per_page": 0,
                     *           "total": 0,
                     *           "last_page": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            orders: components["schemas"]["PaginatedAdminOrder"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    checkout_place: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "buyer_name": "string",
                 *       "buyer_email": "string",
                 *       "buyer_phone": "string",
                 *       "quantity": 1,
                 *       "category": "internal",
                 *       "referral_code": "string",
                 *       "discount_code": "string",
                 *       "ticket_type": "string",
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceOrderRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "order": {
                     *           "order_number": "string",
                     *           "status": "pending",
                     *           "ticket_type": "string",
                     *           "ticket_quantity": 0,
                     *           "amount": 0,
                     *           "discount_amount": 0,
                     *           "bundle_discount_amount": 0,
                     *           "final_amount": 0,
                     *           "expires_at": "string"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PlacedOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    openOrders_checkExisting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "string",
                 *       "phone": "string"
                 *     }
                 */
                "application/json": components["schemas"]["CheckExistingRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    checkout_currentPrice: {
        parameters: {
            query?: {
                ticket_type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "price": 0,
                     *         "ticket_type": "string",
                     *         "header": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CurrentPrice"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    openOrders_sendLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminOrders_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "order": {
                     *           "id": 0,
                     *           "order_number": "string",
                     *           "buyer_name": "string",
                     *           "buyer_email": "string",
                     *           "buyer_phone": "string",
                     *           "category": "internal",
                     *           "language": "en",
                     *           "ticket_type": "string",
                     *           "ticket_quantity": 0,
                     *           "refunded_quantity": 0,
                     *           "amount": 0,
                     *           "discount_amount": 0,
                     *           "bundle_discount_amount": 0,
                     *           "final_amount": 0,
                     *           "refunded_amount": 0,
                     *           "status": "pending",
                     *           "payment_status": "completed",
                     *           "source": "web",
                     *           "attention": "amount_mismatch",
                     *           "sync_locked": true,
                     *           "sync_locked_reason": "string",
                     *           "transaction_id": "string",
                     *           "paid_at": "string",
                     *           "expires_at": "string",
                     *           "created_at": "string",
                     *           "updated_at": "string",
                     *           "referral_code": {
                     *             "code": "string",
                     *             "panitia_name": "string"
                     *           },
                     *           "discount_code": {
                     *             "code": "string",
                     *             "discount_percentage": 0
                     *           },
                     *           "tickets": [
                     *             {
                     *               "id": 0,
                     *               "ticket_code": "string",
                     *               "status": "string",
                     *               "checked_in_at": "string",
                     *               "refund_id": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteOrder_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updated_at": "2019-08-24T14:15:22Z",
                 *       "confirm1": "string",
                 *       "confirm2": "string"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteOrderRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderActions_setStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updated_at": "2019-08-24T14:15:22Z",
                 *       "status": "pending",
                 *       "confirm1": "string",
                 *       "confirm2": "string",
                 *       "reason": "string"
                 *     }
                 */
                "application/json": components["schemas"]["AdminStatusRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderActions_setPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updated_at": "2019-08-24T14:15:22Z",
                 *       "buyer_name": "string",
                 *       "buyer_phone": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeBuyerRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteOrder_deleteByPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updated_at": "2019-08-24T14:15:22Z",
                 *       "confirm1": "string",
                 *       "confirm2": "string"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteOrderRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderActions_setEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updated_at": "2019-08-24T14:15:22Z",
                 *       "buyer_email": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderActions_lock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updated_at": "2019-08-24T14:15:22Z",
                 *       "confirm": "string",
                 *       "reason": "string"
                 *     }
                 */
                "application/json": components["schemas"]["LockSyncRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderActions_repair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_count": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["RepairTicketsData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderActions_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    orderActions_unlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updated_at": "2019-08-24T14:15:22Z",
                 *       "confirm": "string"
                 *     }
                 */
                "application/json": components["schemas"]["UnlockSyncRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    buyerPayments_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    notifications_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    buyerPayments_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "snap_token": "string",
                     *         "redirect_url": "string",
                     *         "expires_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PaymentTokenData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    buyerPayments_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "order": {
                     *           "order_number": "string",
                     *           "status": "pending",
                     *           "ticket_type_header": "string",
                     *           "ticket_quantity": 0,
                     *           "amount": 0,
                     *           "discount_amount": 0,
                     *           "bundle_discount_amount": 0,
                     *           "final_amount": 0,
                     *           "expires_at": "string",
                     *           "paid_at": "string",
                     *           "buyer_email": "string",
                     *           "payment": {
                     *             "payment_type": "string",
                     *             "channel": "string",
                     *             "number": "string",
                     *             "biller_code": "string",
                     *             "is_waiting": true
                     *           },
                     *           "tickets": [
                     *             {
                     *               "ticket_code": "string",
                     *               "number": 0,
                     *               "verify": "string"
                     *             }
                     *           ],
                     *           "festival": {
                     *             "name": "string",
                     *             "date": "string",
                     *             "venue": "string",
                     *             "venue_indonesian": "string"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BuyerOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    buyerPayments_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "referral_codes": [
                     *           {
                     *             "updated_at": "string",
                     *             "id": 0,
                     *             "code": "string",
                     *             "panitia_name": "string",
                     *             "is_active": true,
                     *             "uses": 0,
                     *             "created_at": "string"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            referral_codes: components["schemas"]["ReferralCode"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["SeenRecord"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "panitia_name": "string",
                     *         "is_active": true,
                     *         "uses": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_syncUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["SyncUsesData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    codeChecks_referral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "referral_code": {
                     *           "code": "string",
                     *           "panitia_name": "string"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReferralCodeData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["SeenRecord"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "panitia_name": "string",
                     *         "is_active": true,
                     *         "uses": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    referralCodes_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "id": 0,
                     *         "code": "string",
                     *         "panitia_name": "string",
                     *         "is_active": true,
                     *         "uses": 0,
                     *         "created_at": "string"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    checkout_bundleTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "enabled": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BundleSetting"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    siteSettings_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: unknown;
                    };
                };
            };
            /** @description Unchanged since the `ETag` that came as `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "type": "string",
                 *       "header": "string",
                 *       "price": 0,
                 *       "button_text": "BUY TICKET",
                 *       "is_disabled": true,
                 *       "is_available": true,
                 *       "background_color": "string",
                 *       "quota": 0,
                 *       "sales_start_at": "2019-08-24T14:15:22Z",
                 *       "sales_end_at": "2019-08-24T14:15:22Z",
                 *       "starts_after": "string"
                 *     }
                 */
                "application/json": components["schemas"]["TicketTypeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "type": "string",
                     *         "header": "string",
                     *         "price": 0,
                     *         "button_text": "BUY TICKET",
                     *         "is_disabled": true,
                     *         "is_available": true,
                     *         "background_color": "string",
                     *         "quota": 0,
                     *         "sales_start_at": "string",
                     *         "sales_end_at": "string",
                     *         "starts_after": "string",
                     *         "id": 0,
                     *         "sold": 0,
                     *         "held": 0,
                     *         "opened_at": "string",
                     *         "created_at": "string",
                     *         "on_sale": true,
                     *         "not_on_sale": [
                     *           {
                     *             "reason": "sold_out"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketType"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seen_updated_at": "2019-08-24T14:15:22Z",
                 *       "sort_order": 1,
                 *       "type": "string",
                 *       "header": "string",
                 *       "price": 0,
                 *       "button_text": "BUY TICKET",
                 *       "is_disabled": true,
                 *       "is_available": true,
                 *       "background_color": "string",
                 *       "quota": 0,
                 *       "sales_start_at": "2019-08-24T14:15:22Z",
                 *       "sales_end_at": "2019-08-24T14:15:22Z",
                 *       "starts_after": "string"
                 *     }
                 */
                "application/json": components["schemas"]["TicketTypeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "type": "string",
                     *         "header": "string",
                     *         "price": 0,
                     *         "button_text": "BUY TICKET",
                     *         "is_disabled": true,
                     *         "is_available": true,
                     *         "background_color": "string",
                     *         "quota": 0,
                     *         "sales_start_at": "string",
                     *         "sales_end_at": "string",
                     *         "starts_after": "string",
                     *         "id": 0,
                     *         "sold": 0,
                     *         "held": 0,
                     *         "opened_at": "string",
                     *         "created_at": "string",
                     *         "on_sale": true,
                     *         "not_on_sale": [
                     *           {
                     *             "reason": "sold_out"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketType"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "updated_at": "string",
                     *         "sort_order": 0,
                     *         "type": "string",
                     *         "header": "string",
                     *         "price": 0,
                     *         "button_text": "BUY TICKET",
                     *         "is_disabled": true,
                     *         "is_available": true,
                     *         "background_color": "string",
                     *         "quota": 0,
                     *         "sales_start_at": "string",
                     *         "sales_end_at": "string",
                     *         "starts_after": "string",
                     *         "id": 0,
                     *         "sold": 0,
                     *         "held": 0,
                     *         "opened_at": "string",
                     *         "created_at": "string",
                     *         "on_sale": true,
                     *         "not_on_sale": [
                     *           {
                     *             "reason": "sold_out"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["TicketType"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminTickets_all: {
        parameters: {
            query?: {
                search?: string;
                status?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "tickets": [
                     *           {
                     *             "id": 0,
                     *             "ticket_code": "string",
                     *             "status": "valid",
                     *             "checked_in_at": "string",
                     *             "checked_in_gate": "string",
                     *             "order_id": 0,
                     *             "order_number": "string",
                     *             "order": {
                     *               "buyer_name": "string",
                     *               "buyer_email": "string"
                     *             },
                     *             "buyer_name": "string",
                     *             "category": "internal",
                     *             "ticket_type": "string"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            tickets: components["schemas"]["AdminTicket"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    checkIn_checkin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketResets_resetAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "string"
                 *     }
                 */
                "application/json": components["schemas"]["ResetAllTicketsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved.",
                     *       "data": {
                     *         "affected": 0,
                     *         "skipped": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                        data: components["schemas"]["ResetAllTicketsData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    checkIn_validatePublic: {
        parameters: {
            query?: {
                verify?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    checkIn_view: {
        parameters: {
            query?: {
                verify?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "ticket_code": "string",
                     *         "status": "valid",
                     *         "checked_in_at": "string",
                     *         "ticket_type_header": "string",
                     *         "number": 0,
                     *         "quantity": 0,
                     *         "festival": {
                     *           "name": "string",
                     *           "date": "string",
                     *           "venue": "string",
                     *           "venue_indonesian": "string"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketView"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketResets_reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket_code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "string",
                 *       "confirm_code": "string",
                 *       "seen_checked_in_at": "2019-08-24T14:15:22Z"
                 *     }
                 */
                "application/json": components["schemas"]["ResetTicketRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Saved."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description A text for people.
                         * @example Saved.
                         */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "status": "up"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            status: "up";
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "status": "ready"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            status: "ready";
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    metrics_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
}
