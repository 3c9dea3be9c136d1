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
        post: operations["signIn_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["acts_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/acts/poster.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["poster_poster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["acts_list"];
        put?: never;
        post: operations["acts_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/acts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["acts_record"];
        put: operations["acts_update"];
        post?: never;
        delete: operations["acts_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/acts/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acts_move"];
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
        get: operations["archiveVideos_list"];
        put?: never;
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
        get: operations["archiveVideos_record"];
        put: operations["archiveVideos_update_2"];
        post?: never;
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
        get: operations["attention_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/attention-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["attention_one"];
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
        get: operations["training_conversation"];
        put?: never;
        post?: never;
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
        get: operations["knowledge_list"];
        put?: never;
        post: operations["knowledge_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/knowledge/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["training_conflicts"];
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
        get: operations["knowledge_one"];
        put: operations["knowledge_update"];
        post?: never;
        delete: operations["knowledge_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/knowledge/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["training_check"];
        put?: never;
        post?: never;
        delete?: never;
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
        get: operations["training_groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/unanswered/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["training_recall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/unanswered/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["training_group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/unanswered/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["training_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chatbot/unanswered/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["training_dismiss"];
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
        get: operations["closingSections_list"];
        put?: never;
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
        get: operations["closingSections_record"];
        put: operations["closingSections_update_2"];
        post?: never;
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
        get: operations["countdownEvents_list"];
        put?: never;
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
        get: operations["countdownEvents_record"];
        put: operations["countdownEvents_update_2"];
        post?: never;
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
        get: operations["discountCodes_list"];
        put?: never;
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
        get: operations["discountCodes_one"];
        put: operations["discountCodes_update_2"];
        post?: never;
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
        get: operations["divisions_record"];
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
        post: operations["divisions_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["editions_overview"];
        put?: never;
        post: operations["editions_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/editions/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["editions_plan"];
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
        get: operations["eventPages_record"];
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
        get: operations["eventCards_list"];
        put?: never;
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
        get: operations["eventCards_record"];
        put: operations["eventCards_update_2"];
        post?: never;
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
        post: operations["eventCards_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gate/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gateOffice_board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gate/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gatePhones_list"];
        put?: never;
        post: operations["gatePhones_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gate/devices/{id}/pairing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["gatePhones_pairAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gate/devices/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["gatePhones_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gate/doubles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gateOffice_doubles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gate/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gateOffice_readSettings"];
        put: operations["gateOffice_changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gate/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["gateLead_undoByStaff"];
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
        get: operations["guestStars_list"];
        put?: never;
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
        get: operations["guestStars_record"];
        put: operations["guestStars_update_2"];
        post?: never;
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
        get: operations["heroSection_list"];
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
        get: operations["heroSection_record"];
        put: operations["heroSection_update_2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["inbox_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["inbox_counts"];
        put?: never;
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
        get: operations["media_list"];
        put?: never;
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
        get: operations["media_record"];
        put?: never;
        post?: never;
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
        get: operations["merchandiseBundles_list"];
        put?: never;
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
        get: operations["merchandiseBundles_record"];
        put: operations["merchandiseBundles_update"];
        post?: never;
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
        get: operations["merchandiseItems_list"];
        put?: never;
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
        get: operations["merchandiseItems_record"];
        put: operations["merchandiseItems_update"];
        post?: never;
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
        post: operations["merchandiseItems_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/next-year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adminNextYear_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/next-year/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adminNextYear_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/next-year/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adminNextYear_one"];
        put?: never;
        post?: never;
        delete: operations["adminNextYear_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["now_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/now/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["now_readTrends"];
        put?: never;
        post?: never;
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
        get: operations["receiptsAndTickets_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{key}/send-to": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendTo_sendTo"];
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
        get: operations["refunds_list"];
        put?: never;
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
        post: operations["refunds_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderNumber}/refunds/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refunds_decline"];
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
        post: operations["refunds_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/personal-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["personalData_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/personal-data/earlier-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["personalData_answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/personal-data/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["personalData_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/personal-data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["personalData_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/personal-data/look-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["personalData_lookUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/personal-data/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["personalData_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readiness_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/readiness/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readiness_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/readiness/dkim-selector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["readiness_setDkimSelector"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/readiness/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readiness_sendTestMail"];
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
        get: operations["reconciliation_listRuns"];
        put?: never;
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
        get: operations["referralCodes_list"];
        put?: never;
        post: operations["referralCodes_create_2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/referral-codes/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importReferralCodes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/referral-codes/import/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importReferralCodes_check"];
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
        get: operations["referralCodes_one"];
        put: operations["referralCodes_update_2"];
        post?: never;
        delete: operations["referralCodes_delete_2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refund-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["refundLimit_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refund-limit/amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["refundLimit_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adminRefunds_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adminRefunds_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/restore-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["restoreNotice_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/restore-notice/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreNotice_resolve"];
        delete?: never;
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
        get: operations["scans_choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["scans_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["search_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/secret-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["secretKey_state"];
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
        get: operations["siteSettings_list"];
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
        get: operations["dashboard_bundleSetting"];
        put?: never;
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
        get: operations["siteSettings_record"];
        put: operations["siteSettings_update_2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["theme_list"];
        put: operations["theme_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/theme/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["theme_record"];
        put: operations["theme_update_2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ticket-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ticketKeys_list"];
        put?: never;
        post: operations["ticketKeys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ticket-keys/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["newTicketCodes_mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ticket-keys/{id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ticketKeys_retire"];
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
        get: operations["ticketTypes_list"];
        put?: never;
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
        get: operations["ticketTypes_one"];
        put: operations["ticketTypes_update_2"];
        post?: never;
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
        get: operations["checkIn_validate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adminTickets_one"];
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
        get: operations["accounts_page"];
        put?: never;
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
        get: operations["accounts_twoFactorPolicy"];
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
        get: operations["accounts_one"];
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
        post: operations["accounts_resetTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sessions_ofAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/sessions/{sessionId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sessions_end"];
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
        get: operations["waitingRefunds_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waiting-refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["waitingRefunds_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waiting-room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["adminWaitingRoom_read"];
        put?: never;
        post: operations["adminWaitingRoom_change"];
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
        get: operations["archiveVideos_shown"];
        put?: never;
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
        get: operations["archiveVideos_one"];
        put: operations["archiveVideos_update"];
        post?: never;
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
        get: operations["signIn_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["signIn_changeLanguage"];
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
        post: operations["openOrders_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sessions_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{sessionId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sessions_endOwn"];
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
        get: operations["closingSections_shown"];
        put?: never;
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
        put: operations["closingSections_update"];
        post?: never;
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
        get: operations["countdownEvents_shown"];
        put?: never;
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
        get: operations["countdownEvents_one"];
        put: operations["countdownEvents_update"];
        post?: never;
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
        get: operations["discountCodes_all"];
        put?: never;
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
        put: operations["discountCodes_update"];
        post?: never;
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
        get: operations["eventCards_shown"];
        put?: never;
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
        get: operations["eventCards_one"];
        put: operations["eventCards_update"];
        post?: never;
        delete: operations["eventCards_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gate/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gatePhoneCalls_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gate/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gatePhoneCalls_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gate/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["gatePhones_pair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gate/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["gatePhones_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gate/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["gatePhoneCalls_scans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gate/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gatePhoneCalls_snapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gate/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["gateLead_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gate/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["gateLead_undo"];
        delete?: never;
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
        get: operations["guestStars_shown"];
        put?: never;
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
        put: operations["guestStars_update"];
        post?: never;
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
        get: operations["merchandise_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/next-year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["nextYear_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/next-year/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["nextYear_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/next-year/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["nextYear_unsubscribe"];
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
        get: operations["adminOrders_page"];
        put?: never;
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
        get: operations["checkout_currentPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/sell-out-estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkout_sellOutEstimates"];
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
        get: operations["adminOrders_one"];
        put?: never;
        post?: never;
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
        get: operations["referralCodes_all"];
        put?: never;
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
        put: operations["referralCodes_update"];
        post?: never;
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
        get: operations["ticketTypes_shown"];
        put?: never;
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
        put: operations["ticketTypes_update"];
        post?: never;
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
        post: operations["ticketResets_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["waitingRoom_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-room/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["waitingRoom_draw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-room/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["waitingRoom_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-room/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["waitingRoom_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-room/stay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["waitingRoom_stay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/accepting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["health_accepting"];
        put?: never;
        post?: never;
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
        get: operations["health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["testMails_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["way_read"];
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
    "/next-year/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["nextYear_oneClick"];
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
        Act: {
            id: components["schemas"]["Id"];
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            is_announced: boolean;
            guest_star_id: components["schemas"]["Id"] | null;
            stage: string;
            starts_at: components["schemas"]["Timestamp"] | null;
            ends_at: components["schemas"]["Timestamp"] | null;
            about: string;
            about_indonesian: string | null;
            image: components["schemas"]["PictureAddress"] | null;
            drawing: components["schemas"]["ActDrawing"];
            instagram_link: components["schemas"]["LinkAddress"] | null;
            music_link: components["schemas"]["LinkAddress"] | null;
            video_link: components["schemas"]["LinkAddress"] | null;
        };
        /** @enum {string} */
        ActDrawing: "band" | "singer" | "dj" | "drums" | "dance" | "talk";
        ActRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            starts_at?: components["schemas"]["LocalTime"] | null;
            ends_at?: components["schemas"]["LocalTime"] | null;
            name?: string;
            is_announced?: boolean;
            guest_star_id?: ((number | components["schemas"]["Id"] | null) | null) | components["schemas"]["Id"] | null;
            stage?: string;
            about?: string;
            about_indonesian?: string | null;
            image?: components["schemas"]["PictureAddress"] | null;
            drawing?: components["schemas"]["ActDrawing"];
            instagram_link?: components["schemas"]["LinkAddress"] | null;
            music_link?: components["schemas"]["LinkAddress"] | null;
            video_link?: components["schemas"]["LinkAddress"] | null;
            sort_order: components["schemas"]["ListPosition"];
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        AddGatePhoneRequest: {
            name: string;
            gate: components["schemas"]["GateName"];
            role: components["schemas"]["GateRole"];
            /** Format: date-time */
            expires_at?: components["schemas"]["Timestamp"];
        };
        AdminAccount: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            is_active: boolean;
            is_set_up: boolean;
            two_factor: boolean;
            last_sign_in_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        AdminAccountRequest: {
            name: string;
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
        };
        AdminAccountUpdate: {
            name: string;
            role: components["schemas"]["Role"];
            is_active?: boolean;
            /** Format: date-time */
            updated_at?: components["schemas"]["Timestamp"];
            readonly id?: unknown;
            readonly email?: unknown;
            readonly is_set_up?: unknown;
            readonly two_factor?: unknown;
            readonly last_sign_in_at?: unknown;
            readonly created_at?: unknown;
        };
        AdminAct: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            is_announced: boolean;
            guest_star_id: components["schemas"]["Id"] | null;
            stage: string;
            starts_at: components["schemas"]["Timestamp"] | null;
            ends_at: components["schemas"]["Timestamp"] | null;
            about: string;
            about_indonesian: string | null;
            image: components["schemas"]["PictureAddress"] | null;
            drawing: components["schemas"]["ActDrawing"];
            instagram_link: components["schemas"]["LinkAddress"] | null;
            music_link: components["schemas"]["LinkAddress"] | null;
            video_link: components["schemas"]["LinkAddress"] | null;
        };
        AdminArchiveVideo: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            title: string;
            title_indonesian: string | null;
            thumbnail_url: components["schemas"]["PictureAddress"] | null;
            video_id: string;
            sort_order: components["schemas"]["ListPosition"];
            is_active: boolean;
        };
        AdminCountdownEvent: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            event_key: string;
            name: string;
            name_indonesian: string | null;
            target_date: components["schemas"]["Timestamp"];
            bg_color: components["schemas"]["HexColour"];
            sort_order: components["schemas"]["ListPosition"];
            is_active: boolean;
        };
        AdminDivision: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            key: string;
            name: string;
            name_indonesian: string | null;
            title: string;
            title_indonesian: string | null;
            image: components["schemas"]["PictureAddress"] | null;
            description1: string;
            description1_english: string | null;
            description2: string;
            description2_english: string | null;
            sort_order: components["schemas"]["ListPosition"];
            is_active: boolean;
        };
        AdminEventCard: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            sort_order: components["schemas"]["ListPosition"];
            key: string;
            title: string;
            title_indonesian: string | null;
            description: string;
            description_indonesian: string | null;
            image_url: components["schemas"]["PictureAddress"] | null;
            alt_text: string;
            alt_text_indonesian: string | null;
            is_locked: boolean;
            link: components["schemas"]["LinkAddress"];
        };
        AdminEventPage: {
            updated_at: components["schemas"]["Timestamp"] | null;
            is_active: boolean;
            bg_color: components["schemas"]["HexColour"];
            hero_src: components["schemas"]["PictureAddress"] | null;
            paper_src: components["schemas"]["PictureAddress"] | null;
            unveiling_images: components["schemas"]["PictureAddress"][];
            image_section_bg: string | null;
            sponsor_src: components["schemas"]["PictureAddress"] | null;
            medpar_src: components["schemas"]["PictureAddress"] | null;
            id: components["schemas"]["EventName"];
        };
        AdminGatePhone: {
            id: components["schemas"]["Id"];
            name: string;
            gate: components["schemas"]["GateName"];
            role: components["schemas"]["GateRole"];
            state: components["schemas"]["GatePhoneState"];
            expires_at: components["schemas"]["Timestamp"];
            paired_at: components["schemas"]["Timestamp"] | null;
            seen_at: components["schemas"]["Timestamp"] | null;
            battery: components["schemas"]["Count"] | null;
            unsent: components["schemas"]["Count"] | null;
            tickets: components["schemas"]["Count"] | null;
            not_ready: components["schemas"]["GateCheck"][] | null;
            added_by: string | null;
        };
        AdminGuestStar: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            image: components["schemas"]["PictureAddress"] | null;
            below_image: components["schemas"]["PictureAddress"] | null;
            is_revealed: boolean;
        };
        AdminHeroSection: {
            updated_at: components["schemas"]["Timestamp"] | null;
            title_text: string;
            title_text_indonesian: string | null;
            event_text_line1: string;
            event_text_line1_indonesian: string | null;
            event_text_line2: string;
            event_text_line2_indonesian: string | null;
            is_active: boolean;
            id: components["schemas"]["Id"];
        };
        AdminLoginRequest: {
            email: components["schemas"]["EmailAddress"];
            /** Format: password */
            password: string;
            code?: string;
        };
        AdminLogoutRequest: {
            everywhere?: boolean;
        };
        AdminMail: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "finish_payment" | "e_ticket" | "receipt" | "refund" | "order_cancelled" | "confirm_refund" | "refund_limit" | "password_link" | "removal_notice" | "test_mail" | "next_year";
            to: components["schemas"]["EmailAddress"];
            language: components["schemas"]["Language"];
            order_id: components["schemas"]["Id"] | null;
            order_number: components["schemas"]["OrderNumber"] | null;
            status: components["schemas"]["MailStatus"];
            tries: components["schemas"]["Count"];
            next_try_at: components["schemas"]["Timestamp"] | null;
            last_error: string | null;
            created_at: components["schemas"]["Timestamp"];
            sent_at: components["schemas"]["Timestamp"] | null;
        };
        AdminMerchandiseBundle: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            name_indonesian: string | null;
            price: string;
            contents: string;
            contents_indonesian: string | null;
            image: components["schemas"]["PictureAddress"] | null;
            link: components["schemas"]["LinkAddress"] | null;
            is_active: boolean;
        };
        AdminMerchandiseItem: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            name_indonesian: string | null;
            price: string;
            image: components["schemas"]["PictureAddress"] | null;
            art: components["schemas"]["MerchandiseArt"] | null;
            link: components["schemas"]["LinkAddress"] | null;
            is_active: boolean;
        };
        AdminOrder: {
            id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            buyer_name: components["schemas"]["PersonName"];
            buyer_email: components["schemas"]["EmailAddress"];
            buyer_phone: components["schemas"]["PhoneNumber"];
            category: components["schemas"]["BuyerCategory"];
            language: components["schemas"]["Language"];
            ticket_type: components["schemas"]["TierKey"];
            ticket_quantity: components["schemas"]["Count"];
            refunded_quantity: components["schemas"]["Count"];
            amount: components["schemas"]["Rupiah"];
            discount_amount: components["schemas"]["Rupiah"];
            bundle_discount_amount: components["schemas"]["Rupiah"];
            final_amount: components["schemas"]["Rupiah"];
            refunded_amount: components["schemas"]["Rupiah"];
            status: components["schemas"]["OrderStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            source: components["schemas"]["OrderSource"];
            attention: components["schemas"]["AttentionKind"] | null;
            sync_locked: boolean;
            sync_locked_reason: string | null;
            transaction_id: components["schemas"]["TransactionId"] | null;
            paid_at: components["schemas"]["Timestamp"] | null;
            expires_at: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            referral_code: components["schemas"]["UsedReferralCode"] | null;
            discount_code: components["schemas"]["UsedDiscountCode"] | null;
            tickets?: components["schemas"]["AdminOrderTicket"][];
        };
        AdminOrderData: {
            order: components["schemas"]["AdminOrder"];
        };
        AdminOrderTicket: {
            id: components["schemas"]["Id"];
            ticket_code: components["schemas"]["TicketCode"];
            status: components["schemas"]["TicketStatus"];
            checked_in_at: components["schemas"]["Timestamp"] | null;
            refund_id: components["schemas"]["Id"] | null;
        };
        AdminRefund: {
            id: components["schemas"]["Id"];
            way: components["schemas"]["RefundWay"];
            status: components["schemas"]["RefundStatus"];
            amount: components["schemas"]["Rupiah"];
            transaction_id: components["schemas"]["TransactionId"] | null;
            refund_key: string;
            reason: string;
            tickets: components["schemas"]["TicketCode"][];
            account: string | null;
            proof: string | null;
            requested_by: components["schemas"]["EmailAddress"];
            requested_by_me: boolean;
            confirm_blocked: string | null;
            confirmed_by: components["schemas"]["EmailAddress"] | null;
            ended_by: components["schemas"]["EmailAddress"] | null;
            answer: string | null;
            created_at: components["schemas"]["Timestamp"];
            settled_at: components["schemas"]["Timestamp"] | null;
            order_id: number;
        };
        AdminScan: {
            id: components["schemas"]["Id"];
            scanned_at: components["schemas"]["Timestamp"];
            code: string;
            action: components["schemas"]["ScanAction"];
            result: components["schemas"]["LoggedScanResult"];
            gate: string | null;
            device: string | null;
            item: string | null;
            note: string | null;
            received_at: components["schemas"]["Timestamp"] | null;
            scanned_by: components["schemas"]["PersonName"] | null;
            ticket: components["schemas"]["AdminScanTicket"] | null;
        };
        AdminScanTicket: {
            buyer_name: components["schemas"]["PersonName"];
            order_id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
        };
        AdminSession: {
            id: string;
            device: string | null;
            address: string;
            opened_at: components["schemas"]["Timestamp"];
            seen_at: components["schemas"]["Timestamp"] | null;
            expires_at: components["schemas"]["Timestamp"];
            is_current: boolean;
        };
        AdminSiteSettings: {
            updated_at: components["schemas"]["Timestamp"] | null;
            festival_name: string;
            edition: string;
            concert_date: components["schemas"]["Timestamp"];
            venue: string;
            venue_indonesian: string | null;
            support_name: string;
            support_name_indonesian: string | null;
            support_whatsapp: string;
            social_network_link: components["schemas"]["LinkAddress"];
            photo_sharing_link: components["schemas"]["LinkAddress"];
            mail_link: components["schemas"]["LinkAddress"];
            video_platform_link: components["schemas"]["LinkAddress"];
            merchandise_order_link: components["schemas"]["LinkAddress"];
            refund_rule: string;
            refund_rule_indonesian: string | null;
            ground_map: components["schemas"]["PictureAddress"] | null;
            ground_map_places: string;
            ground_map_places_indonesian: string | null;
            help_numbers: components["schemas"]["HelpNumber"][];
            under_construction: boolean;
            id: components["schemas"]["Id"];
        };
        AdminStatusRequest: {
            /** Format: date-time */
            updated_at?: components["schemas"]["Timestamp"];
            status: components["schemas"]["OrderStatus"];
            confirm1: string;
            confirm2: string;
            reason?: string | null;
        };
        AdminTheme: {
            updated_at: components["schemas"]["Timestamp"] | null;
            crest: components["schemas"]["PictureAddress"] | null;
            hero: components["schemas"]["PictureAddress"] | null;
            night: components["schemas"]["HexColour"];
            parchment: components["schemas"]["HexColour"];
            ink: components["schemas"]["HexColour"];
            gold: components["schemas"]["HexColour"];
            red: components["schemas"]["HexColour"];
            teal: components["schemas"]["HexColour"];
            ember: components["schemas"]["HexColour"];
            leaf: components["schemas"]["HexColour"];
            id: components["schemas"]["Id"];
        };
        AdminTicket: {
            id: components["schemas"]["Id"];
            ticket_code: components["schemas"]["TicketCode"];
            status: components["schemas"]["TicketStatus"];
            checked_in_at: components["schemas"]["Timestamp"] | null;
            checked_in_gate: string | null;
            order_id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            order: components["schemas"]["TicketBuyer"];
            buyer_name: components["schemas"]["PersonName"];
            category: components["schemas"]["BuyerCategory"];
            ticket_type: components["schemas"]["TierKey"];
        };
        AdminWaitingRoom: {
            mode: components["schemas"]["WaitingRoomMode"];
            state: components["schemas"]["WaitingRoomState"];
            capacity: components["schemas"]["Count"];
            opens_at: components["schemas"]["Timestamp"] | null;
            told_opens_at: components["schemas"]["Timestamp"] | null;
            opened_at: components["schemas"]["Timestamp"] | null;
            issued: components["schemas"]["Count"];
            admitted: components["schemas"]["Count"];
            waiting: components["schemas"]["Count"];
            inside: components["schemas"]["Count"];
            pace: components["schemas"]["Count"];
            pace_limit: components["schemas"]["Count"];
            pause: components["schemas"]["WaitingRoomPause"] | null;
            warnings: components["schemas"]["WaitingRoomWarning"][];
            message: string | null;
            message_id: string | null;
        };
        ArchiveVideo: {
            id: components["schemas"]["Id"];
            title: string;
            title_indonesian: string | null;
            videoId: string;
            thumbnail: components["schemas"]["PictureAddress"] | null;
        };
        ArchiveVideoRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            video_id: string;
            title_indonesian?: string | null;
            thumbnail_url?: components["schemas"]["PictureAddress"] | null;
            is_active?: boolean;
            title: string;
            sort_order: components["schemas"]["ListPosition"];
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        AssignQuestionsRequest: {
            knowledge_id: components["schemas"]["Id"];
            questions?: string[];
        };
        AttentionBrief: {
            id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            buyer_name: components["schemas"]["PersonName"];
            attention: components["schemas"]["AttentionKind"];
        };
        /** @enum {string} */
        AttentionKind: "amount_mismatch" | "paid_without_seat" | "paid_twice" | "paid_after_delete" | "provider_disagrees" | "used_ticket_reversed" | "chargeback_amount_unknown";
        AttentionOrder: {
            id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            buyer_name: components["schemas"]["PersonName"];
            buyer_email: components["schemas"]["EmailAddress"];
            status: components["schemas"]["OrderStatus"];
            attention: components["schemas"]["AttentionKind"];
            raised_at: components["schemas"]["Timestamp"] | null;
            deleted: boolean;
            final_amount: components["schemas"]["Rupiah"];
            transaction_id: components["schemas"]["TransactionId"] | null;
            payments: components["schemas"]["AttentionPayment"][];
            other_amounts: components["schemas"]["Rupiah"][];
            refundable: boolean;
            disagreed: components["schemas"]["Disagreement"] | null;
            differences: components["schemas"]["ReconciliationDifference"][];
        };
        AttentionPayment: {
            provider_order_id: string;
            transaction_id: components["schemas"]["TransactionId"];
            payment_type: components["schemas"]["PaymentType"];
            status: components["schemas"]["PaymentState"];
            amount: components["schemas"]["Rupiah"];
        };
        AuditAdmin: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["EmailAddress"];
        };
        AuditChoices: {
            admins: components["schemas"]["AuditAdmin"][];
            actions: string[];
            resources: string[];
        };
        AuditEntry: {
            id: components["schemas"]["Id"];
            admin_id: components["schemas"]["Id"] | null;
            admin_email: components["schemas"]["EmailAddress"] | null;
            action: string;
            resource: string;
            record_id: string | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            address: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        BeginEditionRequest: {
            /** Format: password */
            current_password: string;
            code?: string;
            edition: string;
            /** Format: date-time */
            concert_date: components["schemas"]["Timestamp"];
            copy: components["schemas"]["EditionPart"][];
            accept: components["schemas"]["EditionConcern"][];
            confirm: string;
        };
        BundleSetting: {
            enabled: boolean;
        };
        BundleSettingRequest: {
            enabled: boolean;
        };
        /** @enum {string} */
        ButtonText: "BUY TICKET" | "SOLD OUT" | "COMING SOON";
        /** @enum {string} */
        BuyerCategory: "internal" | "external";
        BuyerOrder: {
            order_number: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
            ticket_type_header: components["schemas"]["TierHeader"];
            ticket_quantity: components["schemas"]["Count"];
            amount: components["schemas"]["Rupiah"];
            discount_amount: components["schemas"]["Rupiah"];
            bundle_discount_amount: components["schemas"]["Rupiah"];
            final_amount: components["schemas"]["Rupiah"];
            expires_at: components["schemas"]["Timestamp"];
            paid_at: components["schemas"]["Timestamp"] | null;
            buyer_email: components["schemas"]["EmailAddress"];
            payment: components["schemas"]["BuyerPayment"] | null;
            tickets: components["schemas"]["BuyerTicket"][];
            festival: components["schemas"]["FestivalBrief"];
        };
        BuyerOrderData: {
            order: components["schemas"]["BuyerOrder"];
        };
        BuyerPayment: {
            payment_type: components["schemas"]["PaymentType"];
            channel: string | null;
            number: string | null;
            biller_code: string | null;
            is_waiting: boolean;
        };
        BuyerTicket: {
            ticket_code: components["schemas"]["TicketCode"];
            number: components["schemas"]["Count"];
            verify: string;
        };
        CategoryKnowledge: {
            category: string;
            count: components["schemas"]["Count"];
            active_count: components["schemas"]["Count"];
        };
        Challenge: {
            /** @constant */
            algorithm: "SHA-256";
            challenge: string;
            maxnumber: components["schemas"]["Count"];
            salt: string;
            signature: string;
        };
        ChallengeData: {
            challenge: components["schemas"]["Challenge"];
        };
        ChangeBuyerRequest: {
            /** Format: date-time */
            updated_at?: components["schemas"]["Timestamp"];
            buyer_name: components["schemas"]["PersonName"];
            buyer_phone: components["schemas"]["PhoneNumber"];
        };
        ChangeEmailRequest: {
            /** Format: date-time */
            updated_at?: components["schemas"]["Timestamp"];
            buyer_email: components["schemas"]["EmailAddress"];
        };
        ChangePasswordRequest: {
            /** Format: password */
            current_password: string;
            /** Format: password */
            new_password: string;
            /** Format: password */
            new_password_confirmation: string;
        };
        ChatAnalytics: {
            overview: components["schemas"]["ChatOverview"];
            knowledge_by_category: components["schemas"]["CategoryKnowledge"][];
            questions_by_day: components["schemas"]["DailyQuestions"][];
            questions_by_language: components["schemas"]["LanguageQuestions"][];
            top_questions: components["schemas"]["TopQuestion"][];
        };
        ChatConversation: {
            id: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
            matched_category: string;
            user_message: string;
            bot_response: string;
            created_at: components["schemas"]["Timestamp"];
        };
        ChatOverview: {
            total_knowledge_entries: components["schemas"]["Count"];
            active_knowledge_entries: components["schemas"]["Count"];
            total_conversations: components["schemas"]["Count"];
            unique_sessions: components["schemas"]["Count"];
        };
        ChatReply: {
            response: string;
            category: string;
            suggestions: string[];
        };
        ChatRequest: {
            message: string;
            language: components["schemas"]["Language"];
            session_id: string;
        };
        ChatSuggestions: {
            suggestions: string[];
        };
        ChatTestRequest: {
            message: string;
            language: components["schemas"]["Language"];
        };
        ChatTestResult: {
            response: string;
            category: string;
            suggestions: string[];
            score: number;
            answer_from: number;
            matched_question: string | null;
            matched_words: string[];
            runner_up: components["schemas"]["RunnerUp"] | null;
        };
        CheckExistingRequest: {
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
        };
        CheckInFigures: {
            used: components["schemas"]["Count"];
            tickets: components["schemas"]["Count"];
            rate: components["schemas"]["Percent"];
        };
        ClosingSection: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            image_url: components["schemas"]["PictureAddress"];
            head_text: string;
            head_text_indonesian: string | null;
            content_text: string;
            content_text_indonesian: string | null;
            button1_text: string;
            button1_text_indonesian: string | null;
            button1_link: components["schemas"]["LinkAddress"];
            button2_text: string;
            button2_text_indonesian: string | null;
            button2_link: components["schemas"]["LinkAddress"];
            is_active: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        ClosingSectionRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            head_text_indonesian?: string | null;
            content_text_indonesian?: string | null;
            button1_text_indonesian?: string | null;
            button2_text_indonesian?: string | null;
            is_active?: boolean;
            image_url: components["schemas"]["PictureAddress"];
            head_text: string;
            content_text: string;
            button1_text: string;
            button1_link: components["schemas"]["LinkAddress"];
            button2_text: string;
            button2_link: components["schemas"]["LinkAddress"];
            readonly id?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
        };
        CodeImport: {
            rows: components["schemas"]["ImportedCode"][];
            created: components["schemas"]["Count"];
        };
        CodeText: string;
        CodeTotals: {
            codes: components["schemas"]["Count"];
            active: components["schemas"]["Count"];
            uses: components["schemas"]["Count"];
        };
        ConfirmRefundRequest: {
            confirm: string;
        };
        Count: number;
        CountdownEvent: {
            id: components["schemas"]["Id"];
            event_key: string;
            name: string;
            name_indonesian: string | null;
            targetDate: components["schemas"]["Timestamp"];
            bgColor: components["schemas"]["HexColour"];
        };
        CountdownEventRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            target_date: components["schemas"]["LocalTime"];
            name_indonesian?: string | null;
            bg_color?: components["schemas"]["HexColour"];
            is_active?: boolean;
            event_key: string;
            name: string;
            sort_order: components["schemas"]["ListPosition"];
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        CreatedAdminAccount: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            is_active: boolean;
            is_set_up: boolean;
            two_factor: boolean;
            last_sign_in_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            password_link: components["schemas"]["SentPasswordLink"];
        };
        CsrfToken: {
            token: string;
        };
        CurrentPrice: {
            price: components["schemas"]["Rupiah"];
            ticket_type: components["schemas"]["TierKey"];
            header: components["schemas"]["TierHeader"];
        };
        CurrentUser: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            language?: components["schemas"]["Language"];
            /** @constant */
            two_factor_setup_required?: true;
        };
        DailyQuestions: {
            day: components["schemas"]["Day"];
            answered: components["schemas"]["Count"];
            fallback: components["schemas"]["Count"];
        };
        Dashboard: {
            counted_at: components["schemas"]["Timestamp"];
            revenue: components["schemas"]["RevenueFigures"];
            money: {
                web: components["schemas"]["MoneySums"];
                google_form: components["schemas"]["MoneySums"];
            };
            pending_orders: components["schemas"]["Count"];
            check_in: components["schemas"]["CheckInFigures"];
            recent_orders: components["schemas"]["AdminOrder"][];
            days: components["schemas"]["SalesDay"][];
            tiers: components["schemas"]["TierSeats"][];
            leaderboard: components["schemas"]["LeaderboardRow"][];
            needs_person: components["schemas"]["NeedsPerson"];
        };
        /** Format: date */
        Day: string;
        DaySales: {
            day: components["schemas"]["Day"];
            tickets: components["schemas"]["Count"];
            rupiah: components["schemas"]["Rupiah"];
            steps: components["schemas"]["Count"][];
        };
        Days: number;
        DeclineCount: {
            reason: components["schemas"]["DeclineReason"];
            count: components["schemas"]["Count"];
        };
        /** @enum {string} */
        DeclineReason: "no_funds" | "over_limit" | "card_expired" | "card_blocked" | "wrong_details" | "not_confirmed" | "not_permitted" | "suspected_fraud" | "bank_away" | "refused" | "unknown";
        DeleteOrderRequest: {
            /** Format: date-time */
            updated_at?: components["schemas"]["Timestamp"];
            confirm1: string;
            confirm2: components["schemas"]["OrderNumber"];
        };
        DeletedConversation: {
            id: components["schemas"]["Id"];
            messages: components["schemas"]["Count"];
        };
        /** @enum {string} */
        DifferenceKind: "paid_there" | "ended_there" | "refunded_there" | "amount_differs" | "unpaid_there" | "refunded_here_only" | "second_payment" | "payable_there" | "unknown_payment";
        DifferenceSide: {
            status: components["schemas"]["PaymentState"] | null;
            amount: components["schemas"]["Rupiah"] | null;
            transaction_id: components["schemas"]["TransactionId"] | null;
            refunded: components["schemas"]["Rupiah"] | null;
        };
        /** @enum {string} */
        DifferenceState: "mended" | "waits" | "resolved";
        /** @enum {string} */
        Direction: "up" | "down";
        Disagreement: {
            ours: components["schemas"]["PaymentState"];
            theirs: components["schemas"]["PaymentState"];
        };
        DiscountCode: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            code: components["schemas"]["CodeText"];
            discount_percentage: components["schemas"]["Percent"];
            description: string | null;
            is_active: boolean;
            max_uses: components["schemas"]["Count"] | null;
            uses: components["schemas"]["Count"];
            min_amount: components["schemas"]["Rupiah"] | null;
            valid_from: components["schemas"]["Timestamp"] | null;
            valid_until: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        DiscountCodeData: {
            discount_code: components["schemas"]["UsedDiscountCode"];
            discount_percentage: components["schemas"]["Percent"];
        };
        DiscountCodeRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            code: components["schemas"]["CodeText"];
            discount_percentage: components["schemas"]["Percent"];
            description?: string | null;
            is_active?: boolean;
            max_uses?: ((number | components["schemas"]["Count"] | null) | null) | components["schemas"]["Count"] | null;
            min_amount?: ((number | components["schemas"]["Rupiah"] | null) | null) | components["schemas"]["Rupiah"] | null;
            /** Format: date-time */
            valid_from?: components["schemas"]["Timestamp"] | null;
            /** Format: date-time */
            valid_until?: components["schemas"]["Timestamp"] | null;
            readonly id?: unknown;
            readonly uses?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
        };
        DismissedQuestions: {
            ids: components["schemas"]["Id"][];
        };
        Division: {
            id: components["schemas"]["Id"];
            key: string;
            name: string;
            name_indonesian: string | null;
            title: string;
            title_indonesian: string | null;
            image: components["schemas"]["PictureAddress"] | null;
            description1: string;
            description1_english: string | null;
            description2: string;
            description2_english: string | null;
        };
        DivisionRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            name_indonesian?: string | null;
            title_indonesian?: string | null;
            image?: components["schemas"]["PictureAddress"] | null;
            description1?: string;
            description1_english?: string | null;
            description2?: string;
            description2_english?: string | null;
            is_active?: boolean;
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            title: string;
            readonly id?: unknown;
            readonly key?: unknown;
            readonly updated_at?: unknown;
        };
        DkimSelectorRequest: {
            selector: string | null;
        };
        EarlierEnd: {
            ended_at: components["schemas"]["Timestamp"];
            was: components["schemas"]["EarlierEvent"] | null;
        };
        EarlierEndRequest: {
            /** Format: date-time */
            ended_at: components["schemas"]["Timestamp"];
            was: components["schemas"]["EarlierEvent"];
        };
        /** @enum {string} */
        EarlierEvent: "put_off" | "next_event";
        Edition: {
            edition: string;
            name: string;
            concert_at: components["schemas"]["Timestamp"];
            closed_at: components["schemas"]["Timestamp"];
            figures: components["schemas"]["EditionFigures"];
        };
        /** @enum {string} */
        EditionConcern: "open_orders" | "attention" | "refunds" | "differences" | "notifications" | "mails" | "unsent_scans";
        EditionConcernCount: {
            concern: components["schemas"]["EditionConcern"];
            count: components["schemas"]["Count"];
            is_accepted: boolean;
        };
        EditionFigures: {
            orders: components["schemas"]["Count"];
            paid_orders: components["schemas"]["Count"];
            tickets: components["schemas"]["Count"];
            checked_in: components["schemas"]["Count"];
            gross: components["schemas"]["Rupiah"];
            refunded: components["schemas"]["Rupiah"];
            net: components["schemas"]["Rupiah"];
            web_orders: components["schemas"]["Count"];
            google_form_orders: components["schemas"]["Count"];
            manual_orders: components["schemas"]["Count"];
            scans: components["schemas"]["Count"];
            questions: components["schemas"]["Count"];
            first_order_at: components["schemas"]["Timestamp"] | null;
            last_order_at: components["schemas"]["Timestamp"] | null;
            tiers: components["schemas"]["EditionTierFigures"][];
        };
        EditionNextStep: {
            id: string;
            title: string;
            is_done: boolean;
            seen: string;
            screen: string | null;
            command: string | null;
        };
        /** @enum {string} */
        EditionPart: "ticket_types" | "line_up" | "content" | "merchandise" | "pictures" | "knowledge" | "codes" | "accounts";
        EditionPartCount: {
            part: components["schemas"]["EditionPart"];
            rows: components["schemas"]["Count"];
            is_kept: boolean;
        };
        EditionPlan: {
            ends: string;
            begins: string;
            concert_from: components["schemas"]["Timestamp"];
            concert_to: components["schemas"]["Timestamp"];
            days: number;
            refusals: string[];
            concerns: components["schemas"]["EditionConcernCount"][];
            figures: components["schemas"]["EditionFigures"];
            removals: components["schemas"]["EditionRemoval"][];
            parts: components["schemas"]["EditionPartCount"][];
            next_year: components["schemas"]["Count"];
            shifts: components["schemas"]["EditionShift"][];
        };
        EditionRemoval: {
            table: string;
            rows: components["schemas"]["Count"];
        };
        EditionRequest: {
            edition: string;
            /** Format: date-time */
            concert_date: components["schemas"]["Timestamp"];
            copy: components["schemas"]["EditionPart"][];
            accept: components["schemas"]["EditionConcern"][];
        };
        EditionShift: {
            what: string;
            from: components["schemas"]["Timestamp"];
            to: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        EditionStep: "settle" | "figures" | "people" | "parts" | "accounts" | "dates" | "keys" | "sweep" | "finish";
        EditionTierFigures: {
            type: string;
            header: string;
            orders: components["schemas"]["Count"];
            tickets: components["schemas"]["Count"];
            checked_in: components["schemas"]["Count"];
            gross: components["schemas"]["Rupiah"];
            refunded: components["schemas"]["Rupiah"];
        };
        EditionUnderWay: {
            ends: string;
            begins: string;
            begun_at: components["schemas"]["Timestamp"];
            step: components["schemas"]["EditionStep"];
            removed: components["schemas"]["Count"];
            is_worked_on: boolean;
        };
        EditionsData: {
            edition: string;
            name: string;
            concert_at: components["schemas"]["Timestamp"];
            under_way: components["schemas"]["EditionUnderWay"] | null;
            past: components["schemas"]["Edition"][];
            next_steps: components["schemas"]["EditionNextStep"][];
        };
        /** Format: email */
        EmailAddress: string;
        EndingTier: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["TierKey"];
            header: components["schemas"]["TierHeader"];
            /** @enum {string} */
            reason: "window" | "seats";
            ends_at: components["schemas"]["Timestamp"] | null;
            sold: components["schemas"]["Count"];
            quota: components["schemas"]["Count"] | null;
        };
        EntryCheck: {
            asked: components["schemas"]["Count"];
            found: components["schemas"]["Count"];
            lost: components["schemas"]["LostPhrase"][];
            rivals: components["schemas"]["EntryRival"][];
            proposals: components["schemas"]["ProposedPhrase"][];
            neighbour_phrases: components["schemas"]["NeighbourPhrase"][];
        };
        EntryConflict: {
            text: string;
            id: components["schemas"]["Id"];
            question: string;
        };
        EntryConflictsRequest: {
            question_en?: string;
            question_id?: string;
            keywords?: string[];
            training_phrases?: string[];
            except?: components["schemas"]["Id"];
        };
        EntryRival: {
            id: components["schemas"]["Id"];
            question: string;
            wins: components["schemas"]["Count"];
        };
        ErasePersonRequest: {
            email: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneNumber"] | null;
            order_numbers?: components["schemas"]["OrderNumber"][];
            confirm_email: components["schemas"]["EmailAddress"];
        };
        ErasedPerson: {
            erased: components["schemas"]["PersonCounts"];
        };
        EventCard: {
            id: components["schemas"]["Id"];
            key: string;
            title: string;
            title_indonesian: string | null;
            description: string;
            description_indonesian: string | null;
            image: components["schemas"]["PictureAddress"];
            alt: string;
            alt_indonesian: string | null;
            isLocked: boolean;
            link: components["schemas"]["LinkAddress"];
        };
        EventCardRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            title_indonesian?: string | null;
            description?: string;
            description_indonesian?: string | null;
            image_url?: components["schemas"]["PictureAddress"] | null;
            alt_text?: string;
            alt_text_indonesian?: string | null;
            is_locked?: boolean;
            link?: components["schemas"]["LinkAddress"];
            sort_order: components["schemas"]["ListPosition"];
            key: string;
            title: string;
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        /** @enum {string} */
        EventName: "unveiling" | "eulympic" | "ucare" | "ulympic" | "unify";
        EventPage: {
            is_active: boolean;
            bg_color: components["schemas"]["HexColour"];
            hero_src: components["schemas"]["PictureAddress"] | null;
            paper_src: components["schemas"]["PictureAddress"] | null;
            unveiling_images: components["schemas"]["PictureAddress"][];
            image_section_bg: string | null;
            sponsor_src: components["schemas"]["PictureAddress"] | null;
            medpar_src: components["schemas"]["PictureAddress"] | null;
        };
        EventPageRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            is_active?: boolean;
            bg_color?: components["schemas"]["HexColour"];
            hero_src?: components["schemas"]["PictureAddress"] | null;
            paper_src?: components["schemas"]["PictureAddress"] | null;
            unveiling_images?: components["schemas"]["PictureAddress"][];
            image_section_bg?: string | null;
            sponsor_src?: components["schemas"]["PictureAddress"] | null;
            medpar_src?: components["schemas"]["PictureAddress"] | null;
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        EventPages: {
            unveiling: components["schemas"]["EventPage"];
            eulympic: components["schemas"]["EventPage"];
            ucare: components["schemas"]["EventPage"];
            ulympic: components["schemas"]["EventPage"];
            unify: components["schemas"]["EventPage"];
        };
        Failure: {
            /** @constant */
            success: false;
            message: string;
            errors?: components["schemas"]["FieldErrors"];
            data?: components["schemas"]["OpenOrderData"] | components["schemas"]["ChallengeData"] | components["schemas"]["WaitingRoomRefusal"];
            request_id?: string;
        };
        FestivalBrief: {
            name: string;
            date: components["schemas"]["Timestamp"];
            venue: string;
            venue_indonesian: string | null;
        };
        FieldErrors: {
            [key: string]: string[];
        };
        FirstUse: {
            at: components["schemas"]["Timestamp"];
            gate: components["schemas"]["GateName"] | null;
            device: string | null;
        };
        FoundGateTicket: {
            ticket_code: components["schemas"]["TicketCode"];
            status: components["schemas"]["TicketStatus"];
            buyer_name: components["schemas"]["PersonName"];
            order_number: components["schemas"]["OrderNumber"];
        };
        FoundGateTickets: {
            tickets: components["schemas"]["FoundGateTicket"][];
        };
        GateBoard: {
            now: components["schemas"]["Timestamp"];
            tickets: components["schemas"]["Count"];
            entered: components["schemas"]["Count"];
            inside: components["schemas"]["Count"];
            doubles: components["schemas"]["Count"];
            refused: components["schemas"]["Count"];
            ask_for_id: boolean;
            gates: components["schemas"]["GateFigures"][];
            minutes: components["schemas"]["Count"][];
            handed_out: {
                item: string;
                count: components["schemas"]["Count"];
            }[];
        };
        GateChanges: {
            number: components["schemas"]["Count"];
            epoch: string;
            now: components["schemas"]["Timestamp"];
            phone: components["schemas"]["GatePhone"];
            rules: components["schemas"]["GateRules"];
            is_more: boolean;
            count: components["schemas"]["Count"];
            tickets: string;
            gate_names: components["schemas"]["GateName"][];
            details: components["schemas"]["SealedTicket"][];
            ask_for_id: boolean;
        };
        /** @enum {string} */
        GateCheck: "copy" | "app" | "storage" | "camera" | "sound" | "vibration" | "awake" | "clock" | "test_scan";
        GateDouble: {
            id: components["schemas"]["Id"];
            code: string;
            order_id: components["schemas"]["Id"];
            first: components["schemas"]["FirstUse"] | null;
            second: components["schemas"]["FirstUse"];
            noticed_at: components["schemas"]["Timestamp"];
        };
        GateFigures: {
            gate: components["schemas"]["GateName"] | null;
            entered: components["schemas"]["Count"];
            a_minute: number;
        };
        /** @enum {string} */
        GateMode: "entry" | "exit" | "hand_out" | "information";
        GateName: string;
        GatePairing: {
            id: components["schemas"]["Id"];
            address: string;
            valid_until: components["schemas"]["Timestamp"];
        };
        GatePhone: {
            id: components["schemas"]["Id"];
            name: string;
            gate: components["schemas"]["GateName"];
            role: components["schemas"]["GateRole"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        GatePhoneState: "waiting" | "paired" | "revoked" | "expired";
        GatePin: {
            salt: string;
            hash: string;
            iterations: components["schemas"]["Count"];
        };
        GateReport: {
            gate?: components["schemas"]["GateName"];
            battery: ((number | components["schemas"]["Count"] | null) | null) | components["schemas"]["Count"] | null;
            unsent: components["schemas"]["Count"];
            tickets: components["schemas"]["Count"];
            not_ready: components["schemas"]["GateCheck"][];
        };
        /** @enum {string} */
        GateResult: "entered" | "double" | "not_valid" | "known" | "refused";
        /** @enum {string} */
        GateRole: "steward" | "lead";
        GateRules: {
            gates: components["schemas"]["GateName"][];
            items: string[];
            allows_reentry: boolean;
            pin: components["schemas"]["GatePin"] | null;
            keys: components["schemas"]["TicketKey"][];
        };
        GateScan: {
            nonce: string;
            code?: string;
            code_hash?: components["schemas"]["TicketHash"];
            mode: components["schemas"]["GateMode"];
            item?: string;
            at: components["schemas"]["Timestamp"];
            offset_ms: number;
            verdict: components["schemas"]["GateVerdict"] | null;
            gate?: components["schemas"]["GateName"];
        };
        GateScanOutcome: {
            nonce: string;
            result: components["schemas"]["GateResult"];
            first?: components["schemas"]["FirstUse"];
            /** @enum {string} */
            was?: "entered" | "double" | "not_valid" | "refused";
            message?: string;
            sealed?: string;
        };
        GateScansData: {
            results: components["schemas"]["GateScanOutcome"][];
            now: components["schemas"]["Timestamp"];
        };
        GateScansRequest: {
            scans: components["schemas"]["GateScan"][];
        };
        GateSettings: {
            updated_at: components["schemas"]["Timestamp"] | null;
            gates: components["schemas"]["GateName"][];
            items: string[];
            allows_reentry: boolean;
            pin: string | null;
            ends_at: components["schemas"]["Timestamp"] | null;
        };
        GateSettingsRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            gates: components["schemas"]["GateName"][];
            items: string[];
            allows_reentry: boolean;
            pin: string | null;
            /** Format: date-time */
            ends_at: components["schemas"]["Timestamp"] | null;
            readonly updated_at?: unknown;
        };
        GateSnapshot: {
            number: components["schemas"]["Count"];
            epoch: string;
            now: components["schemas"]["Timestamp"];
            phone: components["schemas"]["GatePhone"];
            rules: components["schemas"]["GateRules"];
            count: components["schemas"]["Count"];
            tickets: string;
            gate_names: components["schemas"]["GateName"][];
        };
        GateTrend: {
            gate: string | null;
            steps: components["schemas"]["Count"][];
        };
        /** @enum {string} */
        GateVerdict: "valid" | "used" | "invalid";
        GuestStar: {
            id: components["schemas"]["Id"];
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            image: components["schemas"]["PictureAddress"] | null;
            is_revealed: boolean;
            below_image: components["schemas"]["PictureAddress"] | null;
        };
        GuestStarRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            image?: components["schemas"]["PictureAddress"] | null;
            below_image?: components["schemas"]["PictureAddress"] | null;
            is_revealed?: boolean;
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        HeldPersonalData: {
            kind: components["schemas"]["RetentionKind"];
            days: components["schemas"]["Days"];
            count: components["schemas"]["Count"] | null;
            oldest_at: components["schemas"]["Timestamp"] | null;
            goes_at: components["schemas"]["Timestamp"] | null;
            due: components["schemas"]["Count"] | null;
            removal_from: components["schemas"]["Timestamp"] | null;
            has_failed: boolean;
        };
        HelpNumber: {
            label: string;
            label_indonesian: string | null;
            phone: string;
        };
        HeroSection: {
            title_text: string;
            title_text_indonesian: string | null;
            event_text_line1: string;
            event_text_line1_indonesian: string | null;
            event_text_line2: string;
            event_text_line2_indonesian: string | null;
            is_active: boolean;
        };
        HeroSectionRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            title_text_indonesian?: string | null;
            event_text_line1_indonesian?: string | null;
            event_text_line2_indonesian?: string | null;
            is_active?: boolean;
            title_text: string;
            event_text_line1: string;
            event_text_line2: string;
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        Hex256: string;
        HexColour: string;
        Id: number;
        ImportCheck: {
            rows: components["schemas"]["Count"];
            ready: components["schemas"]["Count"];
            tickets: components["schemas"]["Count"];
            amount: components["schemas"]["Rupiah"];
            known: components["schemas"]["Count"];
            bad: components["schemas"]["Count"];
            errors: components["schemas"]["ImportRowError"][];
            seats: components["schemas"]["ImportSeats"][];
        };
        ImportColumn: {
            header: string;
            samples: string[];
        };
        /** @enum {string} */
        ImportField: "reference" | "buyer_name" | "buyer_email" | "buyer_phone" | "category" | "ticket_quantity" | "final_amount" | "ticket_type" | "referral_code";
        ImportMapping: {
            reference?: components["schemas"]["Count"];
            buyer_name?: components["schemas"]["Count"];
            buyer_email?: components["schemas"]["Count"];
            buyer_phone?: components["schemas"]["Count"];
            category?: components["schemas"]["Count"];
            ticket_quantity?: components["schemas"]["Count"];
            final_amount?: components["schemas"]["Count"];
            ticket_type?: components["schemas"]["Count"];
            referral_code?: components["schemas"]["Count"];
        };
        ImportPlan: {
            mapping: components["schemas"]["ImportMapping"];
            ticket_type: components["schemas"]["TierKey"];
            category: components["schemas"]["BuyerCategory"];
            send_email: boolean;
            language: components["schemas"]["Language"];
        };
        ImportPreview: {
            encoding: string;
            /** @enum {string} */
            separator: "," | ";" | "\t";
            rows: components["schemas"]["Count"];
            columns: components["schemas"]["ImportColumn"][];
            mapping: components["schemas"]["ImportMapping"];
        };
        ImportRequest: {
            mapping: components["schemas"]["ImportMapping"];
            ticket_type: components["schemas"]["TierKey"];
            category: components["schemas"]["BuyerCategory"];
            send_email: boolean;
            language: components["schemas"]["Language"];
            confirm_rows: components["schemas"]["Count"];
            over_quota?: boolean;
        };
        ImportRowError: {
            row: components["schemas"]["Count"];
            field: components["schemas"]["ImportField"] | null;
            text: string;
        };
        ImportSeats: {
            ticket_type: components["schemas"]["TierKey"];
            header: components["schemas"]["TierHeader"];
            needed: components["schemas"]["Count"];
            left: components["schemas"]["Count"] | null;
        };
        ImportedCode: {
            line: components["schemas"]["Count"];
            code: string;
            panitia_name: string;
            errors: string[];
        };
        ImportedPayment: {
            line: components["schemas"]["Count"];
            /** @enum {string} */
            result: "equal" | "different" | "unknown";
            order_id: string;
            transaction_id: components["schemas"]["TransactionId"] | null;
            payment_type: components["schemas"]["PaymentType"] | null;
            theirs: components["schemas"]["TheirPayment"];
            ours: components["schemas"]["OurPayment"] | null;
        };
        Inbox: {
            counted_at: components["schemas"]["Timestamp"];
            refunds: components["schemas"]["InboxPartWaitingRefund"] | null;
            attention: components["schemas"]["InboxPartInboxOrder"] | null;
            differences: components["schemas"]["InboxPartReconciliationDifference"] | null;
            restored: components["schemas"]["InboxPartRestoreNotice"] | null;
            alerts: components["schemas"]["InboxPartNowAlert"] | null;
            refused_addresses: components["schemas"]["InboxPartAdminMail"] | null;
            failed_mails: components["schemas"]["InboxPartAdminMail"] | null;
            tiers: components["schemas"]["InboxPartEndingTier"] | null;
            unanswered: components["schemas"]["InboxPartUnansweredGroup"] | null;
            readiness: components["schemas"]["InboxPartReadinessLine"] | null;
            personal_data: components["schemas"]["InboxPartInboxPersonalData"] | null;
        };
        InboxCounts: {
            refunds: components["schemas"]["Count"] | null;
            attention: components["schemas"]["Count"] | null;
            differences: components["schemas"]["Count"] | null;
            restored: components["schemas"]["Count"] | null;
            alerts: components["schemas"]["Count"] | null;
            refused_addresses: components["schemas"]["Count"] | null;
            failed_mails: components["schemas"]["Count"] | null;
            tiers: components["schemas"]["Count"] | null;
            unanswered: components["schemas"]["Count"] | null;
            readiness: components["schemas"]["Count"] | null;
            personal_data: components["schemas"]["Count"] | null;
        };
        InboxOrder: {
            id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            buyer_name: components["schemas"]["PersonName"];
            attention: components["schemas"]["AttentionKind"];
            raised_at: components["schemas"]["Timestamp"] | null;
            deleted: boolean;
        };
        InboxPartAdminMail: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["AdminMail"][];
        };
        InboxPartEndingTier: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["EndingTier"][];
        };
        InboxPartInboxOrder: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["InboxOrder"][];
        };
        InboxPartInboxPersonalData: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["InboxPersonalData"][];
        };
        InboxPartNowAlert: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["NowAlert"][];
        };
        InboxPartReadinessLine: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["ReadinessLine"][];
        };
        InboxPartReconciliationDifference: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["ReconciliationDifference"][];
        };
        InboxPartRestoreNotice: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["RestoreNotice"][];
        };
        InboxPartUnansweredGroup: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["UnansweredGroup"][];
        };
        InboxPartWaitingRefund: {
            count: components["schemas"]["Count"];
            has_more: boolean;
            oldest_at: components["schemas"]["Timestamp"] | null;
            rows: components["schemas"]["WaitingRefund"][];
        };
        InboxPersonalData: {
            notice: components["schemas"]["PersonalDataNotice"];
        };
        KeyProof: {
            /** Format: password */
            current_password: string;
            code?: string;
        };
        KnowledgeDraft: {
            question_en: string;
            question_id: string;
            training_phrases: string[];
            category: string;
        };
        KnowledgeEntry: {
            id: components["schemas"]["Id"];
            category: string;
            question_en: string;
            question_id: string;
            answer_en: string;
            answer_id: string;
            keywords: string[];
            training_phrases: string[];
            priority: components["schemas"]["Count"];
            is_active: boolean;
            updated_at: components["schemas"]["Timestamp"];
        };
        KnowledgeImportError: {
            row: components["schemas"]["Count"];
            message: string;
        };
        KnowledgeImportResult: {
            created: components["schemas"]["Count"];
            updated: components["schemas"]["Count"];
            unchanged: components["schemas"]["Count"];
            errors: components["schemas"]["KnowledgeImportError"][];
        };
        KnowledgeRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            category: string;
            question_en: string;
            question_id?: string;
            answer_en: string;
            answer_id?: string;
            keywords?: string[];
            training_phrases?: string[];
            priority?: components["schemas"]["Count"];
            is_active?: boolean;
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        /** @enum {string} */
        Language: "en" | "id";
        LanguageQuestions: {
            language: components["schemas"]["Language"];
            count: components["schemas"]["Count"];
        };
        LeaderboardRow: {
            code: components["schemas"]["CodeText"];
            panitia_name: components["schemas"]["PersonName"];
            orders: components["schemas"]["Count"];
            tickets: components["schemas"]["Count"];
            net: components["schemas"]["Rupiah"];
        };
        LinkAddress: string;
        ListPosition: number;
        Liveness: {
            /** @constant */
            status: "up";
        };
        LocalTime: string;
        LockSyncRequest: {
            /** Format: date-time */
            updated_at?: components["schemas"]["Timestamp"];
            confirm: string;
            reason?: string | null;
        };
        /** @enum {string} */
        LoggedScanResult: "valid" | "used" | "invalid" | "error" | "double";
        LostPhrase: {
            text: string;
            to: components["schemas"]["Id"] | null;
            question: string | null;
        };
        MailAttachmentInfo: {
            index: number;
            filename: string;
            content_type: string;
            size: components["schemas"]["Count"];
        };
        MailPreview: {
            subject: string;
            html: string;
            text: string;
            attachments: components["schemas"]["MailAttachmentInfo"][];
        };
        /** @enum {string} */
        MailStatus: "queued" | "sending" | "sent" | "failed" | "dropped";
        ManualOrderRequest: {
            buyer_name: components["schemas"]["PersonName"];
            buyer_email: components["schemas"]["EmailAddress"];
            buyer_phone: components["schemas"]["PhoneNumber"];
            category: components["schemas"]["BuyerCategory"];
            ticket_quantity: components["schemas"]["Count"];
            final_amount: components["schemas"]["Rupiah"];
            referral_code?: components["schemas"]["CodeText"] | null;
            ticket_type?: components["schemas"]["TierKey"] | null;
            over_quota?: boolean;
            send_email?: boolean;
            language?: components["schemas"]["Language"];
        };
        MediaImage: {
            id: components["schemas"]["Id"];
            address: components["schemas"]["PictureAddress"];
            width: components["schemas"]["Count"];
            height: components["schemas"]["Count"];
            bytes: components["schemas"]["Count"];
            name: string;
            created_at: components["schemas"]["Timestamp"];
        };
        Merchandise: {
            items: components["schemas"]["MerchandiseItem"][];
            bundles: components["schemas"]["MerchandiseBundle"][];
        };
        /** @enum {string} */
        MerchandiseArt: "t-shirt" | "lanyard" | "totebag" | "keychains" | "hand-fan";
        MerchandiseBundle: {
            id: components["schemas"]["Id"];
            name: string;
            name_indonesian: string | null;
            price: string;
            contents: string;
            contents_indonesian: string | null;
            image: components["schemas"]["PictureAddress"] | null;
            link: components["schemas"]["LinkAddress"];
        };
        MerchandiseBundleRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            name_indonesian?: string | null;
            contents_indonesian?: string | null;
            image?: components["schemas"]["PictureAddress"] | null;
            link?: components["schemas"]["LinkAddress"] | null;
            is_active?: boolean;
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            price: string;
            contents: string;
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        MerchandiseItem: {
            id: components["schemas"]["Id"];
            name: string;
            name_indonesian: string | null;
            price: string;
            image: components["schemas"]["PictureAddress"] | null;
            art: components["schemas"]["MerchandiseArt"] | null;
            link: components["schemas"]["LinkAddress"];
        };
        MerchandiseItemRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            name_indonesian?: string | null;
            image?: components["schemas"]["PictureAddress"] | null;
            /** @enum {unknown} */
            art?: "t-shirt" | "lanyard" | "totebag" | "keychains" | "hand-fan" | null;
            link?: components["schemas"]["LinkAddress"] | null;
            is_active?: boolean;
            sort_order: components["schemas"]["ListPosition"];
            name: string;
            price: string;
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        MethodOutcome: {
            method: string;
            paid: components["schemas"]["Count"];
            failed: components["schemas"]["Count"];
            open: components["schemas"]["Count"];
        };
        MoneySums: {
            orders: components["schemas"]["Count"];
            gross: components["schemas"]["Rupiah"];
            gross_now_paid: components["schemas"]["Rupiah"];
            discounts: components["schemas"]["Rupiah"];
            refunded_in_full: components["schemas"]["Rupiah"];
            refunded_in_part: components["schemas"]["Rupiah"];
            charged_back: components["schemas"]["Rupiah"];
            sent_by_hand: components["schemas"]["Rupiah"];
            net: components["schemas"]["Rupiah"];
        };
        MoveRequest: {
            direction: components["schemas"]["Direction"];
        };
        NearestEntry: {
            id: components["schemas"]["Id"];
            question: string;
        };
        NeedsPerson: {
            attention_count: components["schemas"]["Count"];
            attention: components["schemas"]["AttentionBrief"][];
            waiting_refunds: components["schemas"]["Count"];
            failed_mails: components["schemas"]["Count"];
            differences: components["schemas"]["Count"];
            personal_data: components["schemas"]["PersonalDataNotice"] | null;
        };
        NeighbourPhrase: {
            text: string;
            id: components["schemas"]["Id"];
            question: string;
        };
        NewTicketCodes: {
            mailed: components["schemas"]["Count"];
            left: components["schemas"]["Count"];
        };
        NextRefundLimit: {
            amount: components["schemas"]["Rupiah"] | null;
            from: components["schemas"]["Timestamp"];
            by: components["schemas"]["EmailAddress"];
        };
        NextYearAddress: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["EmailAddress"];
            language: components["schemas"]["Language"];
            is_confirmed: boolean;
            created_at: components["schemas"]["Timestamp"];
            confirmed_at: components["schemas"]["Timestamp"] | null;
        };
        NextYearRequest: {
            email: components["schemas"]["EmailAddress"];
            language: components["schemas"]["Language"];
        };
        NextYearTokenRequest: {
            token: string;
        };
        NoActiveClosingSection: {
            /** @constant */
            is_active: false;
        };
        Now: {
            as_of: components["schemas"]["Timestamp"];
            is_on_sale: boolean;
            sales: {
                minute: components["schemas"]["NowSales"];
                five_minutes: components["schemas"]["NowSales"];
                hour: components["schemas"]["NowSales"];
            };
            minutes: components["schemas"]["NowSales"][];
            tiers: components["schemas"]["TierSeats"][];
            pending: components["schemas"]["NowPending"];
            failures: components["schemas"]["NowFailure"][];
            queues: components["schemas"]["NowQueue"][];
            lights: components["schemas"]["NowLights"];
            waiting_room: components["schemas"]["NowWaitingRoom"];
            gates: components["schemas"]["NowGate"][];
            alerts: components["schemas"]["NowAlert"][];
            attention_count: components["schemas"]["Count"];
            failed_mails: components["schemas"]["Count"];
        };
        NowAlert: {
            name: string;
            /** @enum {string} */
            severity: "critical" | "warning";
            meaning: string;
            action: string;
            detail: string | null;
            since: components["schemas"]["Timestamp"];
        };
        NowFailure: {
            reason: string;
            count: components["schemas"]["Count"];
        };
        NowGate: {
            gate: string | null;
            total: components["schemas"]["Count"];
            recent: components["schemas"]["Count"];
        };
        NowLight: {
            state: components["schemas"]["NowLightState"];
            text: string;
        };
        /** @enum {string} */
        NowLightState: "good" | "slow" | "bad" | "unknown";
        NowLights: {
            provider: components["schemas"]["NowLight"];
            worker: components["schemas"]["NowLight"];
            mail: components["schemas"]["NowLight"];
            database: components["schemas"]["NowLight"];
        };
        NowPending: {
            orders: components["schemas"]["Count"];
            rupiah: components["schemas"]["Rupiah"];
            ending_orders: components["schemas"]["Count"];
            ending_seats: components["schemas"]["Count"];
        };
        NowQueue: {
            name: string;
            length: components["schemas"]["Count"];
            oldest_seconds: components["schemas"]["Count"] | null;
        };
        NowSales: {
            tickets: components["schemas"]["Count"];
            rupiah: components["schemas"]["Rupiah"];
        };
        NowTrends: {
            as_of: components["schemas"]["Timestamp"];
            today: components["schemas"]["DaySales"];
            last_day: components["schemas"]["DaySales"] | null;
            sell_out: components["schemas"]["SellOutEstimate"][];
            methods: components["schemas"]["MethodOutcome"][];
            declines: components["schemas"]["DeclineCount"][];
            gates: components["schemas"]["GateTrend"][];
        };
        NowWaitingRoom: {
            state: components["schemas"]["WaitingRoomState"];
            waiting: components["schemas"]["Count"];
            inside: components["schemas"]["Count"];
            pace: components["schemas"]["Count"];
        };
        OpenOrder: {
            order_number: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
            expires_at: components["schemas"]["Timestamp"];
        };
        OpenOrderData: {
            open_order: components["schemas"]["OpenOrder"];
        };
        OrderNumber: string;
        OrderOfPhone: {
            order_number: components["schemas"]["OrderNumber"];
            masked_email: string;
            created_at: components["schemas"]["Timestamp"];
        };
        OrderRefundsData: {
            order_number: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
            attention: components["schemas"]["AttentionKind"] | null;
            payments: components["schemas"]["RefundablePayment"][];
            tickets: components["schemas"]["RefundableTicket"][];
            refunds: components["schemas"]["Refund"][];
            second_person_over: components["schemas"]["Rupiah"] | null;
            given_back: components["schemas"]["Rupiah"];
        };
        /** @enum {string} */
        OrderSource: "web" | "google_form";
        /** @enum {string} */
        OrderStatus: "pending" | "authorize" | "capture" | "settlement" | "deny" | "cancel" | "expire" | "refund" | "partial_refund" | "chargeback" | "partial_chargeback" | "failure" | "paid" | "failed" | "cancelled";
        OrderTimeline: {
            entries: components["schemas"]["TimelineEntry"][];
        };
        OrderTotals: {
            orders: components["schemas"]["Count"];
            web_total: components["schemas"]["Rupiah"];
            web_net: components["schemas"]["Rupiah"];
            google_form_total: components["schemas"]["Rupiah"];
            google_form_net: components["schemas"]["Rupiah"];
        };
        OurPayment: {
            status: components["schemas"]["PaymentState"];
            amount: components["schemas"]["Rupiah"];
            order_number: components["schemas"]["OrderNumber"];
        };
        OwnLanguageRequest: {
            /** @enum {unknown} */
            language: "en" | "id" | null;
        };
        PaginatedAdminOrder: {
            data: components["schemas"]["AdminOrder"][];
            current_page: components["schemas"]["Count"];
            per_page: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            last_page: components["schemas"]["Count"];
        };
        PaginatedChatConversation: {
            data: components["schemas"]["ChatConversation"][];
            current_page: components["schemas"]["Count"];
            per_page: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            last_page: components["schemas"]["Count"];
        };
        PaginatedKnowledgeEntry: {
            data: components["schemas"]["KnowledgeEntry"][];
            current_page: components["schemas"]["Count"];
            per_page: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            last_page: components["schemas"]["Count"];
        };
        PairPhoneData: {
            session: string;
            phone: components["schemas"]["GatePhone"];
            now: components["schemas"]["Timestamp"];
        };
        PairPhoneRequest: {
            token: string;
            installation?: string;
        };
        PasswordLinkOwner: {
            name: string;
            email: components["schemas"]["EmailAddress"];
        };
        PasswordLinkRequest: {
            token: string;
        };
        PayLink: {
            pay_url: string;
        };
        PaymentNotification: {
            order_id: string;
            status_code: string;
            gross_amount: string;
            signature_key: string;
            transaction_id?: components["schemas"]["TransactionId"];
            transaction_status?: components["schemas"]["PaymentState"];
            fraud_status?: string;
        } & {
            [key: string]: unknown;
        };
        PaymentState: string;
        /** @enum {string} */
        PaymentStatus: "completed" | "pending" | "failed" | "cancelled";
        PaymentStatusData: {
            status: components["schemas"]["OrderStatus"];
            status_description: string;
            is_successful: boolean;
            is_failed: boolean;
            is_pending: boolean;
            paid_at: components["schemas"]["Timestamp"] | null;
            order_number: components["schemas"]["OrderNumber"];
            is_open: boolean;
            expires_at: components["schemas"]["Timestamp"];
        };
        PaymentTokenData: {
            snap_token: string;
            redirect_url: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        PaymentType: string;
        PaymentsImport: {
            rows: components["schemas"]["Count"];
            equal: components["schemas"]["Count"];
            different: components["schemas"]["Count"];
            unknown: components["schemas"]["Count"];
            stored: components["schemas"]["Count"];
            payments: components["schemas"]["ImportedPayment"][];
        };
        PendingPayment: {
            is_open: boolean;
            expires_at: components["schemas"]["Timestamp"];
            has_pay_link: boolean;
            method: components["schemas"]["PaymentType"] | null;
            state: components["schemas"]["PaymentState"] | null;
            asked_at: components["schemas"]["Timestamp"] | null;
        };
        Percent: number;
        PersonCounts: {
            orders: components["schemas"]["Count"];
            tickets: components["schemas"]["Count"];
            mails: components["schemas"]["Count"];
            refunds: components["schemas"]["Count"];
            scans: components["schemas"]["Count"];
            conversations: components["schemas"]["Count"];
            next_year: components["schemas"]["Count"];
            accounts: components["schemas"]["Count"];
            typed: components["schemas"]["Count"];
        };
        PersonExport: {
            made_at: components["schemas"]["Timestamp"];
            email: components["schemas"]["EmailAddress"];
            phones: string[];
            orders: {
                [key: string]: unknown;
            }[];
            tickets: {
                [key: string]: unknown;
            }[];
            payments: {
                [key: string]: unknown;
            }[];
            refunds: {
                [key: string]: unknown;
            }[];
            mails: {
                [key: string]: unknown;
            }[];
            scans: {
                [key: string]: unknown;
            }[];
            conversations: {
                [key: string]: unknown;
            }[];
            next_year: {
                [key: string]: unknown;
            }[];
            accounts: {
                [key: string]: unknown;
            }[];
            audit: {
                [key: string]: unknown;
            }[];
        };
        PersonName: string;
        PersonRequest: {
            email: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneNumber"] | null;
            order_numbers?: components["schemas"]["OrderNumber"][];
        };
        PersonSummary: {
            counts: components["schemas"]["PersonCounts"];
            orders_of_phone: components["schemas"]["OrderOfPhone"][];
            blockers: string[];
        };
        /** @enum {string} */
        PersonalDataNotice: "date_changed" | "announced" | "failed";
        PersonalDataOverview: {
            kinds: components["schemas"]["HeldPersonalData"][];
            event_ends_at: components["schemas"]["Timestamp"] | null;
            seen_on_nights: components["schemas"]["Count"];
            earlier_ends: components["schemas"]["EarlierEnd"][];
            is_restored: boolean;
            counted_at: components["schemas"]["Timestamp"] | null;
            removed_at: components["schemas"]["Timestamp"] | null;
            updated_at: components["schemas"]["Timestamp"] | null;
        };
        PhoneNumber: string;
        PictureAddress: string;
        PlaceNumber: number;
        PlaceOrderRequest: {
            buyer_name: components["schemas"]["PersonName"];
            buyer_email: components["schemas"]["EmailAddress"];
            buyer_phone: components["schemas"]["PhoneNumber"];
            quantity: components["schemas"]["Count"];
            category: components["schemas"]["BuyerCategory"];
            referral_code?: components["schemas"]["CodeText"] | null;
            discount_code?: components["schemas"]["CodeText"] | null;
            ticket_type: components["schemas"]["TierKey"];
            language?: components["schemas"]["Language"];
        };
        PlacedOrder: {
            order_number: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
            ticket_type: components["schemas"]["TierKey"];
            ticket_quantity: components["schemas"]["Count"];
            amount: components["schemas"]["Rupiah"];
            discount_amount: components["schemas"]["Rupiah"];
            bundle_discount_amount: components["schemas"]["Rupiah"];
            final_amount: components["schemas"]["Rupiah"];
            expires_at: components["schemas"]["Timestamp"];
        };
        PlacedOrderData: {
            order: components["schemas"]["PlacedOrder"];
        };
        ProposedPhrase: {
            text: string;
            count: components["schemas"]["Count"];
        };
        PublicClosingSection: components["schemas"]["ClosingSection"] | components["schemas"]["NoActiveClosingSection"] | null;
        PublicSiteSettings: {
            festival_name: string;
            edition: string;
            concert_date: components["schemas"]["Timestamp"];
            venue: string;
            venue_indonesian: string | null;
            support_name: string;
            support_name_indonesian: string | null;
            support_whatsapp: string;
            social_network_link: components["schemas"]["LinkAddress"];
            photo_sharing_link: components["schemas"]["LinkAddress"];
            mail_link: components["schemas"]["LinkAddress"];
            video_platform_link: components["schemas"]["LinkAddress"];
            merchandise_order_link: components["schemas"]["LinkAddress"];
            refund_rule: string;
            refund_rule_indonesian: string | null;
            ground_map: components["schemas"]["PictureAddress"] | null;
            ground_map_places: string;
            ground_map_places_indonesian: string | null;
            help_numbers: components["schemas"]["HelpNumber"][];
            under_construction: boolean;
            order_expiry_minutes: components["schemas"]["Count"];
            bundle_enabled: boolean;
            theme: components["schemas"]["SiteTheme"];
        };
        PurchaseLoginRequest: {
            name: string;
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
        };
        PurchaseToken: {
            token: string;
        };
        Readiness: {
            /** @constant */
            status: "ready";
        };
        ReadinessData: {
            report: components["schemas"]["ReadinessReport"] | null;
            dkim_selector: string | null;
            test_mail: components["schemas"]["TestMail"] | null;
        };
        /** @enum {string} */
        ReadinessGroup: "settings" | "payments" | "way_in" | "mail" | "data" | "machine" | "tickets" | "people";
        ReadinessLine: {
            id: string;
            group: components["schemas"]["ReadinessGroup"];
            title: string;
            state: components["schemas"]["ReadinessState"];
            seen: string;
            todo: string | null;
            screen: string | null;
        };
        ReadinessReport: {
            checked_at: components["schemas"]["Timestamp"];
            lines: components["schemas"]["ReadinessLine"][];
        };
        /** @enum {string} */
        ReadinessState: "fault" | "warning" | "unknown" | "ok";
        RecallQuestionsRequest: {
            ids: components["schemas"]["Id"][];
        };
        ReconciliationDifference: {
            id: components["schemas"]["Id"];
            run_id: components["schemas"]["Id"] | null;
            kind: components["schemas"]["DifferenceKind"];
            state: components["schemas"]["DifferenceState"];
            order_id: components["schemas"]["Id"] | null;
            order_number: string;
            payment_type: components["schemas"]["PaymentType"] | null;
            ours: components["schemas"]["DifferenceSide"];
            theirs: components["schemas"]["DifferenceSide"];
            became: components["schemas"]["OrderStatus"] | null;
            attention: components["schemas"]["AttentionKind"] | null;
            found_at: components["schemas"]["Timestamp"];
            resolved_by: components["schemas"]["EmailAddress"] | null;
            resolved_reason: string | null;
            resolved_at: components["schemas"]["Timestamp"] | null;
        };
        ReconciliationRun: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["RunStatus"];
            /** @enum {string} */
            trigger: "nightly" | "manual";
            started_by: components["schemas"]["EmailAddress"] | null;
            started_at: components["schemas"]["Timestamp"];
            finished_at: components["schemas"]["Timestamp"] | null;
            since: components["schemas"]["Timestamp"];
            total: components["schemas"]["Count"];
            checked: components["schemas"]["Count"];
            unchecked: components["schemas"]["Count"];
            mended: components["schemas"]["Count"];
            waiting: components["schemas"]["Count"];
            /** @enum {string|null} */
            waiting_for: "provider" | null;
        };
        ReconciliationRunDetails: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["RunStatus"];
            /** @enum {string} */
            trigger: "nightly" | "manual";
            started_by: components["schemas"]["EmailAddress"] | null;
            started_at: components["schemas"]["Timestamp"];
            finished_at: components["schemas"]["Timestamp"] | null;
            since: components["schemas"]["Timestamp"];
            total: components["schemas"]["Count"];
            checked: components["schemas"]["Count"];
            unchecked: components["schemas"]["Count"];
            mended: components["schemas"]["Count"];
            waiting: components["schemas"]["Count"];
            /** @enum {string|null} */
            waiting_for: "provider" | null;
            unchecked_orders: components["schemas"]["UncheckedOrder"][];
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        ReferralCode: {
            updated_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Id"];
            code: components["schemas"]["CodeText"];
            panitia_name: components["schemas"]["PersonName"];
            is_active: boolean;
            uses: components["schemas"]["Count"];
            created_at: components["schemas"]["Timestamp"];
        };
        ReferralCodeData: {
            referral_code: components["schemas"]["UsedReferralCode"];
        };
        ReferralCodeRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            code: components["schemas"]["CodeText"];
            panitia_name: components["schemas"]["PersonName"];
            is_active?: boolean;
            readonly id?: unknown;
            readonly uses?: unknown;
            readonly created_at?: unknown;
            readonly updated_at?: unknown;
        };
        Refund: {
            id: components["schemas"]["Id"];
            way: components["schemas"]["RefundWay"];
            status: components["schemas"]["RefundStatus"];
            amount: components["schemas"]["Rupiah"];
            transaction_id: components["schemas"]["TransactionId"] | null;
            refund_key: string;
            reason: string;
            tickets: components["schemas"]["TicketCode"][];
            account: string | null;
            proof: string | null;
            requested_by: components["schemas"]["EmailAddress"];
            requested_by_me: boolean;
            confirm_blocked: string | null;
            confirmed_by: components["schemas"]["EmailAddress"] | null;
            ended_by: components["schemas"]["EmailAddress"] | null;
            answer: string | null;
            created_at: components["schemas"]["Timestamp"];
            settled_at: components["schemas"]["Timestamp"] | null;
        };
        RefundLimit: {
            amount: components["schemas"]["Rupiah"] | null;
            next: components["schemas"]["NextRefundLimit"] | null;
        };
        RefundLimitRequest: {
            /** Format: password */
            current_password: string;
            code?: string;
            amount: ((number | components["schemas"]["Rupiah"] | null) | null) | components["schemas"]["Rupiah"] | null;
        };
        RefundRequest: {
            transaction_id?: components["schemas"]["TransactionId"] | null;
            way?: components["schemas"]["RefundWay"];
            amount?: ((number | components["schemas"]["Rupiah"] | null) | null) | components["schemas"]["Rupiah"] | null;
            tickets?: components["schemas"]["TicketCode"][];
            reason: string;
            confirm: string;
            request_id?: string | null;
            account?: string | null;
            proof?: string | null;
        };
        /** @enum {string} */
        RefundStatus: "sending" | "unknown" | "to_confirm" | "done" | "refused" | "withdrawn" | "declined";
        /** @enum {string} */
        RefundWay: "provider" | "manual";
        RefundablePayment: {
            transaction_id: components["schemas"]["TransactionId"] | null;
            payment_type: components["schemas"]["PaymentType"] | null;
            status: components["schemas"]["PaymentState"];
            amount: components["schemas"]["Rupiah"];
            refunded: components["schemas"]["Rupiah"];
            left: components["schemas"]["Rupiah"];
            ways: components["schemas"]["RefundWay"][];
            partial: boolean;
            blocked: string | null;
            is_extra: boolean;
        };
        RefundableTicket: {
            code: components["schemas"]["TicketCode"];
            number: components["schemas"]["Count"];
            status: components["schemas"]["TicketStatus"];
            share: components["schemas"]["Rupiah"];
            /** @enum {string|null} */
            blocked: "used" | "refunded" | "not_valid" | null;
        };
        RepairTicketsData: {
            updated_count: components["schemas"]["Count"];
        };
        ResetAllTicketsData: {
            affected: components["schemas"]["Count"];
            skipped: components["schemas"]["Count"];
        };
        ResetAllTicketsRequest: {
            secret: string;
        };
        ResetTicketRequest: {
            secret: string;
            confirm_code: components["schemas"]["TicketCode"];
            /** Format: date-time */
            seen_checked_in_at?: components["schemas"]["Timestamp"] | null;
        };
        ResolveRequest: {
            reason: string;
        };
        RestoreNotice: {
            taken_at: components["schemas"]["Timestamp"];
            restored_at: components["schemas"]["Timestamp"];
            held_mails: components["schemas"]["Count"];
        };
        RestoreNoticeData: {
            notice: components["schemas"]["RestoreNotice"] | null;
        };
        ResumeRequest: {
            order_number: components["schemas"]["OrderNumber"];
            signature: string;
        };
        RetentionDays: {
            orders: components["schemas"]["Days"];
            mails: components["schemas"]["Days"];
            payments: components["schemas"]["Days"];
            scans: components["schemas"]["Days"];
            audit: components["schemas"]["Days"];
            conversations: components["schemas"]["Days"];
            idempotency_keys: components["schemas"]["Days"];
            waiting_room: components["schemas"]["Days"];
            next_year: components["schemas"]["Days"];
            sign_ins: components["schemas"]["Days"];
        };
        /** @enum {string} */
        RetentionKind: "orders" | "mails" | "payments" | "scans" | "audit" | "conversations" | "idempotency_keys" | "waiting_room" | "next_year" | "sign_ins";
        RetentionRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            orders: components["schemas"]["Days"];
            mails: components["schemas"]["Days"];
            payments: components["schemas"]["Days"];
            scans: components["schemas"]["Days"];
            audit: components["schemas"]["Days"];
            conversations: components["schemas"]["Days"];
            idempotency_keys: components["schemas"]["Days"];
            waiting_room: components["schemas"]["Days"];
            next_year: components["schemas"]["Days"];
            sign_ins: components["schemas"]["Days"];
        };
        RetireTicketKeyRequest: {
            /** Format: password */
            current_password: string;
            code?: string;
            unused_tickets: components["schemas"]["Count"];
        };
        RetriedMailsData: {
            retried: components["schemas"]["Count"];
        };
        RevenueFigures: {
            total: components["schemas"]["Rupiah"];
            total_net: components["schemas"]["Rupiah"];
            web_total: components["schemas"]["Rupiah"];
            web_net: components["schemas"]["Rupiah"];
            google_form_total: components["schemas"]["Rupiah"];
            google_form_net: components["schemas"]["Rupiah"];
        };
        /** @enum {string} */
        Role: "super_admin" | "finance" | "content" | "gate";
        /** @enum {string} */
        RunStatus: "running" | "finished" | "incomplete";
        RunnerUp: {
            question: string;
            score: number;
        };
        Rupiah: number;
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
            at: components["schemas"]["Timestamp"];
        } | {
            /** @enum {string} */
            reason: "waits_for" | "followed_by";
            type: components["schemas"]["TierKey"];
        };
        SalesDay: {
            day: components["schemas"]["Day"];
            orders: components["schemas"]["Count"];
            tickets: components["schemas"]["Count"];
            net: components["schemas"]["Rupiah"];
            tiers: {
                [key: string]: components["schemas"]["Count"];
            };
        };
        SameQuestion: {
            id: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
            question: string;
            is_active: boolean;
        };
        /** @enum {string} */
        ScanAction: "validate" | "checkin" | "exit" | "hand_out" | "undo";
        ScanAnswer: {
            type: components["schemas"]["ScanResult"];
            ticket?: components["schemas"]["ScannedTicketInfo"];
            success: boolean;
            message: string;
        };
        ScanChoices: {
            gates: string[];
        };
        /** @enum {string} */
        ScanResult: "valid" | "used" | "invalid" | "error";
        ScannedTicketInfo: {
            ticket_code: components["schemas"]["TicketCode"];
            status: components["schemas"]["TicketStatus"];
            buyer_name: components["schemas"]["PersonName"];
            category: components["schemas"]["BuyerCategory"];
            ticket_type: components["schemas"]["TierKey"];
            ticket_type_header: components["schemas"]["TierHeader"];
            order_number: components["schemas"]["OrderNumber"];
            checked_in_at: components["schemas"]["Timestamp"] | null;
            checked_in_gate: string | null;
        };
        SealedTicket: {
            hash: components["schemas"]["TicketHash"];
            sealed: string;
        };
        SealedTicketsPage: {
            details: components["schemas"]["SealedTicket"][];
            next: components["schemas"]["TicketHash"] | null;
        };
        SearchGroup: {
            kind: components["schemas"]["SearchKind"];
            hits: components["schemas"]["SearchHit"][];
            has_more: boolean;
        };
        SearchHit: {
            resource: components["schemas"]["SearchResource"];
            id: components["schemas"]["Id"];
            title: string;
            detail: string | null;
        };
        /** @enum {string} */
        SearchKind: "orders" | "tickets" | "codes" | "tiers" | "content" | "knowledge" | "people";
        /** @enum {string} */
        SearchResource: "orders" | "tickets" | "referral-codes" | "discount-codes" | "ticket-types" | "guest-stars" | "acts" | "event-upcoming-details" | "countdown-events" | "archive-videos" | "closing-sections" | "divisions" | "merchandise-items" | "merchandise-bundles" | "chatbot-knowledge" | "users";
        SearchResults: {
            groups: components["schemas"]["SearchGroup"][];
        };
        SecretKeyState: {
            since: components["schemas"]["Timestamp"] | null;
            old_accepted: boolean;
            two_factor_secrets: components["schemas"]["Count"];
            recovery_code_accounts: components["schemas"]["Count"];
            kept_keys: components["schemas"]["Count"];
            mailed_links: components["schemas"]["Count"];
            tokens_until: components["schemas"]["Timestamp"] | null;
        };
        SellOutEstimate: {
            type: components["schemas"]["TierKey"];
            minutes: components["schemas"]["Count"];
        };
        SendLinkRequest: {
            order_number?: components["schemas"]["OrderNumber"];
            email?: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneNumber"];
        };
        SendToRequest: {
            /** Format: date-time */
            updated_at?: components["schemas"]["Timestamp"];
            /** Format: email */
            buyer_email: string;
        };
        SentPasswordLink: {
            sent_to: components["schemas"]["EmailAddress"];
            expires_at: components["schemas"]["Timestamp"];
            as_file: boolean;
        };
        SentToData: {
            /** @enum {string} */
            sent: "mails" | "tickets" | "payment_link" | "nothing";
            mails: components["schemas"]["Count"];
        };
        SetPasswordRequest: {
            token: string;
            /** Format: password */
            new_password: string;
            /** Format: password */
            new_password_confirmation: string;
        };
        SiteSettingsRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            concert_date?: components["schemas"]["LocalTime"];
            festival_name?: string;
            edition?: string;
            venue?: string;
            venue_indonesian?: string | null;
            support_name?: string;
            support_name_indonesian?: string | null;
            support_whatsapp?: string;
            social_network_link?: components["schemas"]["LinkAddress"];
            photo_sharing_link?: components["schemas"]["LinkAddress"];
            mail_link?: components["schemas"]["LinkAddress"];
            video_platform_link?: components["schemas"]["LinkAddress"];
            merchandise_order_link?: components["schemas"]["LinkAddress"];
            refund_rule?: string;
            refund_rule_indonesian?: string | null;
            ground_map?: components["schemas"]["PictureAddress"] | null;
            ground_map_places?: string;
            ground_map_places_indonesian?: string | null;
            help_numbers?: components["schemas"]["HelpNumber"][];
            under_construction?: boolean;
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        SiteTheme: {
            colours: components["schemas"]["ThemeColours"] | null;
            crest: components["schemas"]["PictureAddress"] | null;
            hero: components["schemas"]["PictureAddress"] | null;
        };
        SvgQrCode: {
            size: components["schemas"]["Count"];
            path: string;
        };
        SyncUsesData: {
            updated: components["schemas"]["Count"];
        };
        TestMail: {
            to: components["schemas"]["EmailAddress"];
            sent_at: components["schemas"]["Timestamp"];
            opened_at: components["schemas"]["Timestamp"] | null;
        };
        TestMailRequest: {
            to: components["schemas"]["EmailAddress"];
        };
        TheirPayment: {
            status: components["schemas"]["PaymentState"];
            amount: components["schemas"]["Rupiah"];
        };
        ThemeColours: {
            night: components["schemas"]["HexColour"];
            parchment: components["schemas"]["HexColour"];
            ink: components["schemas"]["HexColour"];
            gold: components["schemas"]["HexColour"];
            red: components["schemas"]["HexColour"];
            teal: components["schemas"]["HexColour"];
            ember: components["schemas"]["HexColour"];
            leaf: components["schemas"]["HexColour"];
        };
        ThemeRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            night?: components["schemas"]["HexColour"];
            parchment?: components["schemas"]["HexColour"];
            ink?: components["schemas"]["HexColour"];
            gold?: components["schemas"]["HexColour"];
            red?: components["schemas"]["HexColour"];
            teal?: components["schemas"]["HexColour"];
            ember?: components["schemas"]["HexColour"];
            leaf?: components["schemas"]["HexColour"];
            crest?: components["schemas"]["PictureAddress"] | null;
            hero?: components["schemas"]["PictureAddress"] | null;
            readonly id?: unknown;
            readonly updated_at?: unknown;
        };
        TicketBuyer: {
            buyer_name: components["schemas"]["PersonName"];
            buyer_email: components["schemas"]["EmailAddress"];
        };
        TicketCode: string;
        TicketHash: string;
        TicketKey: {
            id: string;
            key: string;
        };
        /** @enum {string} */
        TicketKeyState: "waits" | "signs" | "accepted" | "retired";
        TicketSigningKey: {
            id: string;
            state: components["schemas"]["TicketKeyState"];
            created_at: components["schemas"]["Timestamp"];
            signs_from: components["schemas"]["Timestamp"];
            retired_at: components["schemas"]["Timestamp"] | null;
            unused_tickets: components["schemas"]["Count"];
        };
        TicketSigningKeys: {
            keys: components["schemas"]["TicketSigningKey"][];
            phones_behind: components["schemas"]["Count"];
        };
        /** @enum {string} */
        TicketStatus: "valid" | "used" | "pending" | "expired" | "cancelled";
        TicketTotals: {
            active: components["schemas"]["Count"];
            valid: components["schemas"]["Count"];
            used: components["schemas"]["Count"];
            check_in_rate: components["schemas"]["Percent"];
        };
        TicketType: {
            updated_at: components["schemas"]["Timestamp"] | null;
            sort_order: components["schemas"]["Count"];
            type: components["schemas"]["TierKey"];
            header: components["schemas"]["TierHeader"];
            price: components["schemas"]["Rupiah"] | null;
            button_text: components["schemas"]["ButtonText"];
            is_disabled: boolean;
            is_available: boolean;
            background_color: string;
            quota: components["schemas"]["Count"] | null;
            sales_start_at: components["schemas"]["Timestamp"] | null;
            sales_end_at: components["schemas"]["Timestamp"] | null;
            starts_after: components["schemas"]["TierKey"] | null;
            id: components["schemas"]["Id"];
            sold: components["schemas"]["Count"];
            held: components["schemas"]["Count"];
            opened_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            on_sale: boolean;
            not_on_sale: components["schemas"]["SaleObstacle"][];
        };
        TicketTypeCard: {
            type: components["schemas"]["TierKey"];
            header: components["schemas"]["TierHeader"];
            price: string;
            buttonText: components["schemas"]["ButtonText"];
            isDisabled: boolean;
            className: components["schemas"]["TierKey"];
            backgroundColor: string;
            buttonAction?: components["schemas"]["TierKey"];
            id: components["schemas"]["Id"];
            sort_order: components["schemas"]["Count"];
            price_amount: components["schemas"]["Rupiah"] | null;
            button_text: components["schemas"]["ButtonText"];
            is_disabled: boolean;
            is_available: boolean;
            background_color: string;
            sales_start_at: components["schemas"]["Timestamp"] | null;
            sales_end_at: components["schemas"]["Timestamp"] | null;
        };
        TicketTypeRequest: {
            /** Format: date-time */
            seen_updated_at?: components["schemas"]["Timestamp"] | null;
            /** Format: date-time */
            updated_at?: components["schemas"]["Timestamp"] | null;
            sort_order: components["schemas"]["Count"];
            type: components["schemas"]["TierKey"];
            header: components["schemas"]["TierHeader"];
            price: ((number | components["schemas"]["Rupiah"] | null) | null) | components["schemas"]["Rupiah"] | null;
            button_text: components["schemas"]["ButtonText"];
            is_disabled: boolean;
            is_available: boolean;
            background_color: string;
            quota: ((number | components["schemas"]["Count"] | null) | null) | components["schemas"]["Count"] | null;
            /** Format: date-time */
            sales_start_at: components["schemas"]["Timestamp"] | null;
            /** Format: date-time */
            sales_end_at: components["schemas"]["Timestamp"] | null;
            starts_after: components["schemas"]["TierKey"] | null;
            readonly id?: unknown;
            readonly sold?: unknown;
            readonly held?: unknown;
            readonly opened_at?: unknown;
            readonly created_at?: unknown;
            readonly on_sale?: unknown;
            readonly not_on_sale?: unknown;
        };
        TicketView: {
            ticket_code: components["schemas"]["TicketCode"];
            status: components["schemas"]["TicketStatus"];
            checked_in_at: components["schemas"]["Timestamp"] | null;
            ticket_type_header: components["schemas"]["TierHeader"];
            number: components["schemas"]["Count"];
            quantity: components["schemas"]["Count"];
            festival: components["schemas"]["FestivalBrief"];
        };
        TierHeader: string;
        TierKey: string;
        TierSeats: {
            type: components["schemas"]["TierKey"];
            header: components["schemas"]["TierHeader"];
            background_color: string;
            sold: components["schemas"]["Count"];
            held: components["schemas"]["Count"];
            quota: components["schemas"]["Count"] | null;
            left: components["schemas"]["Count"] | null;
        };
        TimelineEntry: {
            at: components["schemas"]["Timestamp"];
            kind: components["schemas"]["TimelineKind"];
            text: string;
            by: components["schemas"]["EmailAddress"] | null;
        };
        /** @enum {string} */
        TimelineKind: "placed" | "payment" | "status" | "attention" | "seats" | "mail" | "scan" | "admin" | "refund";
        /** Format: date-time */
        Timestamp: string;
        TopQuestion: {
            question: string;
            category: string;
            count: components["schemas"]["Count"];
        };
        TransactionId: string;
        Translation: {
            question_id: string;
            answer_id: string;
        };
        TranslationRequest: {
            question_en: string;
            answer_en: string;
        };
        TranslationState: {
            service: boolean;
        };
        TwoFactorCodeRequest: {
            code: string;
        };
        TwoFactorPolicy: {
            required: boolean;
        };
        TwoFactorProof: {
            /** Format: password */
            current_password: string;
            code: string;
        };
        TwoFactorSetup: {
            secret: string;
            uri: string;
            qr: components["schemas"]["SvgQrCode"];
        };
        TwoFactorSetupRequest: {
            /** Format: password */
            current_password: string;
        };
        TwoFactorState: {
            enabled: boolean;
            required: boolean;
            recovery_codes_left: components["schemas"]["Count"];
        };
        UnansweredGroup: {
            id: components["schemas"]["Id"];
            question: string;
            language: components["schemas"]["Language"];
            count: components["schemas"]["Count"];
            others: string[];
            last_asked_at: components["schemas"]["Timestamp"];
            nearest: components["schemas"]["NearestEntry"] | null;
        };
        UncheckedOrder: {
            order_number: components["schemas"]["OrderNumber"];
            reason: string;
        };
        UndoCheckInRequest: {
            ticket_code?: components["schemas"]["TicketCode"];
            code_hash?: components["schemas"]["TicketHash"];
            reason: string;
            /** Format: date-time */
            seen_checked_in_at?: components["schemas"]["Timestamp"];
        };
        UnlockSyncRequest: {
            /** Format: date-time */
            updated_at?: components["schemas"]["Timestamp"];
            confirm: string;
        };
        UsedDiscountCode: {
            code: components["schemas"]["CodeText"];
            discount_percentage: components["schemas"]["Percent"];
        };
        UsedReferralCode: {
            code: components["schemas"]["CodeText"];
            panitia_name: components["schemas"]["PersonName"];
        };
        ValidateDiscountRequest: {
            code: components["schemas"]["CodeText"];
            amount?: components["schemas"]["Rupiah"];
        };
        ValidateReferralRequest: {
            code: components["schemas"]["CodeText"];
        };
        WaitingDraw: {
            sale: components["schemas"]["Id"];
            seed_hash: components["schemas"]["Hex256"];
            seed: components["schemas"]["Hex256"] | null;
            gathered: components["schemas"]["Count"] | null;
        };
        WaitingPass: {
            expires_at: components["schemas"]["Timestamp"];
        };
        WaitingPassData: {
            pass: components["schemas"]["WaitingPass"] | null;
        };
        WaitingPlace: {
            sale: components["schemas"]["Id"];
            id: string;
            number: components["schemas"]["PlaceNumber"] | null;
        };
        WaitingPlaceData: {
            place: components["schemas"]["WaitingPlace"] | null;
        };
        WaitingRefund: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            buyer_name: components["schemas"]["PersonName"];
            way: components["schemas"]["RefundWay"];
            amount: components["schemas"]["Rupiah"];
            account: string | null;
            proof: string | null;
            reason: string;
            requested_by: components["schemas"]["EmailAddress"];
            created_at: components["schemas"]["Timestamp"];
            may_confirm: boolean;
        };
        WaitingRoom: {
            state: components["schemas"]["WaitingRoomState"];
            sale: components["schemas"]["Id"] | null;
            opens_at: components["schemas"]["Timestamp"] | null;
            issued: components["schemas"]["Count"];
            admitted: components["schemas"]["Count"];
            pace: components["schemas"]["Count"];
            pause: components["schemas"]["WaitingRoomPause"] | null;
            seed_hash: components["schemas"]["Hex256"] | null;
            seed: components["schemas"]["Hex256"] | null;
            gathered: components["schemas"]["Count"] | null;
            unpaid_seats: components["schemas"]["Count"];
            unpaid_until: components["schemas"]["Timestamp"] | null;
            message: string | null;
            message_id: string | null;
            ask_after: components["schemas"]["Count"];
            as_of: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        WaitingRoomMode: "off" | "automatic" | "on";
        /** @enum {string} */
        WaitingRoomPause: "busy" | "full" | "closed";
        WaitingRoomRefusal: {
            /** @constant */
            waiting_room: true;
        };
        WaitingRoomRequest: {
            mode: components["schemas"]["WaitingRoomMode"];
            capacity?: components["schemas"]["Count"];
            /** Format: date-time */
            opens_at?: components["schemas"]["Timestamp"] | null;
            message?: string | null;
            message_id?: string | null;
            new_sale?: boolean;
        };
        /** @enum {string} */
        WaitingRoomState: "off" | "gathering" | "open" | "paused" | "sold_out";
        /** @enum {string} */
        WaitingRoomWarning: "slow_orders" | "event_loop" | "database_pool" | "provider_away" | "notifications" | "no_controller" | "nothing_on_sale";
        WayIn: {
            proof: string;
            forwarded: components["schemas"]["Count"];
            trusted: components["schemas"]["Count"];
            is_private: boolean;
            is_secure: boolean;
        };
    };
    responses: {
        Refused400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused419: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused429: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        Refused503: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
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
                "application/json": components["schemas"]["ChangePasswordRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["AdminLoginRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["AdminLoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AdminLogoutRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["AdminLogoutRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
    acts_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Act"][];
                    };
                };
            };
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
    poster_poster: {
        parameters: {
            query: {
                picks: string;
                language: "en" | "id";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    acts_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAct"][];
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
    acts_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAct"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    acts_record: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAct"];
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
    acts_update: {
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
                "application/json": components["schemas"]["ActRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAct"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    acts_delete: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminAct"];
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
    acts_move: {
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
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAct"];
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
    archiveVideos_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["ArchiveVideoRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["ArchiveVideoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
    attention_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AttentionOrder"];
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
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
    training_conversation: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChatConversation"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["KnowledgeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
    training_conflicts: {
        parameters: {
            query?: {
                language?: "en" | "id";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EntryConflictsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EntryConflict"][];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["KnowledgeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["KnowledgeEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
    training_check: {
        parameters: {
            query?: {
                language?: "en" | "id";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EntryCheck"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatTestRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["TranslationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
    training_recall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecallQuestionsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
    training_group: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["UnansweredGroup"];
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
    training_assign: {
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
                "application/json": components["schemas"]["AssignQuestionsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["KnowledgeEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    training_dismiss: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["DismissedQuestions"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    closingSections_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["ClosingSectionRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["ClosingSectionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["CountdownEventRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["CountdownEventRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["DiscountCodeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["DiscountCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["DiscountCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["DivisionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    editions_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EditionsData"];
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
    editions_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginEditionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EditionsData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    editions_plan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EditionPlan"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    eventPages_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EventPageRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["EventCardRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["EventCardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    gateOffice_board: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GateBoard"];
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
    gatePhones_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminGatePhone"][];
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
    gatePhones_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddGatePhoneRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GatePairing"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    gatePhones_pairAgain: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GatePairing"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    gatePhones_revoke: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminGatePhone"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    gateOffice_doubles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GateDouble"][];
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
    gateOffice_readSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GateSettings"];
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
    gateOffice_changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GateSettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GateSettings"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    gateLead_undoByStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoCheckInRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["GuestStarRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["GuestStarRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    heroSection_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminHeroSection"] | components["schemas"]["AdminHeroSection"][];
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
                "application/json": components["schemas"]["HeroSectionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["HeroSectionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    inbox_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Inbox"];
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
    inbox_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["InboxCounts"];
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
    adminMails_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminMail"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
        requestBody: {
            content: {
                "image/png": unknown;
                "image/jpeg": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["MediaImage"];
                    };
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["MediaImage"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["MerchandiseBundleRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["MerchandiseBundleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["MerchandiseItemRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["MerchandiseItemRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    adminNextYear_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NextYearAddress"][];
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
    adminNextYear_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
    adminNextYear_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NextYearAddress"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminNextYear_remove: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NextYearAddress"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    now_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Now"];
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
    now_readTrends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NowTrends"];
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
    adminOrders_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            query?: {
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportCheck"];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ManualOrderRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminOrders_sums: {
        parameters: {
            query?: {
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    sendTo_sendTo: {
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
                "application/json": components["schemas"]["SendToRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["SentToData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ConfirmRefundRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    refunds_decline: {
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
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    personalData_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonalDataOverview"];
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
    personalData_answer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarlierEndRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonalDataOverview"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    personalData_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasePersonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["ErasedPerson"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    personalData_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonExport"];
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
    personalData_lookUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PersonSummary"];
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
    personalData_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RetentionDays"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    readiness_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReadinessData"];
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
    readiness_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReadinessReport"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    readiness_setDkimSelector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DkimSelectorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
    readiness_sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMailRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["TestMail"];
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
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reconciliation_listDifferences: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["ReconciliationDifference"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reconciliation_listRuns: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["ReconciliationRun"];
                    };
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["ReferralCodeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    importReferralCodes_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CodeImport"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    importReferralCodes_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CodeImport"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["ReferralCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    refundLimit_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RefundLimit"];
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
    refundLimit_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundLimitRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RefundLimit"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    adminRefunds_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminRefund"][];
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
    adminRefunds_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminRefund"];
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
    restoreNotice_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RestoreNoticeData"];
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
    restoreNotice_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    scans_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    scans_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminScan"];
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
    search_find: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SearchResults"];
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    secretKey_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SecretKeyState"];
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
    siteSettings_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminSiteSettings"] | components["schemas"]["AdminSiteSettings"][];
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SiteSettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["BundleSettingRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
    siteSettings_record: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SiteSettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    theme_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminTheme"] | components["schemas"]["AdminTheme"][];
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
    theme_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ThemeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminTheme"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    theme_record: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminTheme"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    theme_update_2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ThemeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminTheme"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketKeys_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketSigningKeys"];
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
    ticketKeys_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyProof"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketSigningKeys"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    newTicketCodes_mail: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NewTicketCodes"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketKeys_retire: {
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
                "application/json": components["schemas"]["RetireTicketKeyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketSigningKeys"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketTypes_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["TicketTypeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["TicketTypeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["TicketType"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ticketFiles_export: {
        parameters: {
            query?: {
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
                "application/json": components["schemas"]["ResetAllTicketsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["ResetAllTicketsData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            header?: {
                "X-Scan-Gate"?: string;
                "X-Scan-Device"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        type: components["schemas"]["ScanResult"];
                        ticket?: components["schemas"]["ScannedTicketInfo"];
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
    adminTickets_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminTicket"];
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
                "application/json": components["schemas"]["ResetTicketRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    accounts_page: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["AdminAccountRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["TwoFactorPolicy"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["AdminAccountUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    sessions_ofAccount: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminSession"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    sessions_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            query?: {
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
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
    waitingRefunds_one: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WaitingRefund"];
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
    adminWaitingRoom_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminWaitingRoom"];
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
    adminWaitingRoom_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingRoomRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminWaitingRoom"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ArchiveVideo"][];
                    };
                };
            };
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
                "application/json": components["schemas"]["ArchiveVideoRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminArchiveVideo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ArchiveVideoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
                "application/json": components["schemas"]["PurchaseLoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PurchaseToken"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    signIn_changeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnLanguageRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
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
                "application/json": components["schemas"]["PasswordLinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PasswordLinkOwner"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            header?: {
                Authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PurchaseToken"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    sessions_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminSession"][];
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
    sessions_endOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
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
                "application/json": components["schemas"]["SetPasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["TwoFactorCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["TwoFactorProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["TwoFactorProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["TwoFactorSetupRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PublicClosingSection"];
                    };
                };
            };
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
                "application/json": components["schemas"]["ClosingSectionRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ClosingSectionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CountdownEvent"][];
                    };
                };
            };
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
                "application/json": components["schemas"]["CountdownEventRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminCountdownEvent"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["CountdownEventRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["DiscountCodeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateDiscountRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DiscountCodeData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["DiscountCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["DiscountCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Division"][];
                    };
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EventPage"];
                    };
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EventCard"][];
                    };
                };
            };
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
                "application/json": components["schemas"]["EventCardRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["EventCardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
    gatePhoneCalls_changes: {
        parameters: {
            query?: {
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GateChanges"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    gatePhoneCalls_details: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SealedTicketsPage"];
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
    gatePhones_pair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairPhoneRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PairPhoneData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    gatePhones_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GateReport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GatePhone"];
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
    gatePhoneCalls_scans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GateScansRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GateScansData"];
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
    gatePhoneCalls_snapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GateSnapshot"];
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
    gateLead_find: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FoundGateTickets"];
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
    gateLead_undo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoCheckInRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GuestStar"][];
                    };
                };
            };
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
                "application/json": components["schemas"]["GuestStarRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["GuestStarRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HeroSection"];
                    };
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Merchandise"];
                    };
                };
            };
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
    nextYear_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextYearRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    nextYear_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextYearTokenRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    nextYear_unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextYearTokenRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            orders: components["schemas"]["PaginatedAdminOrder"];
                        };
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "Proof-Of-Work"?: string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PlacedOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["CheckExistingRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CurrentPrice"];
                    };
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    checkout_sellOutEstimates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SellOutEstimate"][];
                    };
                };
            };
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
    openOrders_sendLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendLinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["DeleteOrderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["AdminStatusRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ChangeBuyerRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["DeleteOrderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["LockSyncRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["RepairTicketsData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["UnlockSyncRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["AdminOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentNotification"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PaymentTokenData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BuyerOrderData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PaymentStatusData"];
                    };
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["ReferralCodeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateReferralRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReferralCodeData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ReferralCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PublicSiteSettings"];
                    };
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketTypeCard"][];
                    };
                };
            };
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
                "application/json": components["schemas"]["TicketTypeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["TicketTypeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["TicketType"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            tickets: components["schemas"]["AdminTicket"][];
                        };
                    };
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            header?: {
                "X-Scan-Gate"?: string;
                "X-Scan-Device"?: string;
                "X-Scan-Nonce"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        type: components["schemas"]["ScanResult"];
                        ticket?: components["schemas"]["ScannedTicketInfo"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] | components["schemas"]["ScanAnswer"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] | components["schemas"]["ScanAnswer"];
                };
            };
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
                "application/json": components["schemas"]["ResetAllTicketsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        data: components["schemas"]["ResetAllTicketsData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            header?: {
                "X-Scan-Gate"?: string;
                "X-Scan-Device"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message?: string;
                        type: components["schemas"]["ScanResult"];
                        ticket?: components["schemas"]["ScannedTicketInfo"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketView"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
                "application/json": components["schemas"]["ResetTicketRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    waitingRoom_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WaitingRoom"];
                    };
                };
            };
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
    waitingRoom_draw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WaitingDraw"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    waitingRoom_enter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WaitingPassData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    waitingRoom_place: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WaitingPlaceData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    waitingRoom_stay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WaitingPassData"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            419: components["responses"]["Refused419"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    health_accepting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Liveness"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Liveness"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Readiness"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    testMails_open: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    way_read: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WayIn"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["Refused400"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    nextYear_oneClick: {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
}
